// Made from Python's types by `larcin author types`; a test sees that it is current.

import type { Secret } from "@/wire";
import type { Weights } from "@/telling";
import type { Tells } from "@/words/facts";

export interface View {
  readonly options: Options;
  readonly round: number;
  readonly players: readonly Player[];
  readonly hidden: readonly Object[];
  readonly houses: readonly House[];
  readonly till: readonly Cheque[];
  readonly prison: readonly Thief[];
  readonly unused: Unused;
  readonly places: readonly ("auction" | "castle")[];
  readonly actions: readonly (Bid | Sneak | Exhibit | Watch | null)[];
  readonly considered: number;
  readonly picked: readonly Object[];
  readonly exhibits: readonly Shown[];
  readonly thefts: readonly Theft[];
  readonly chosen: readonly number[];
  readonly choice: Go | Bid | Sneak | Exhibit | Watch | Buy | Show | Keep | Steal | null;
  readonly seat: number | null;
  readonly seats: number;
  readonly step: string;
  readonly outcome: Outcome | null;
}

export interface Options {
  readonly family: boolean;
  readonly long_track: boolean;
  readonly seventy_five: boolean;
  readonly leaders_castle: boolean;
  readonly final_exhibition: boolean;
  readonly blind: boolean;
  readonly cells: "all" | "five";
}

export interface Player {
  readonly colour: "black" | "blue" | "brown" | "green" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";
  readonly pawn: number;
  readonly objects: readonly Object[];
  readonly hidden: number;
  readonly cheques: readonly Cheque[];
  readonly thieves: readonly Thief[];
  readonly barren: readonly string[];
}

export type Object = "A1595" | "A1610" | "A1637" | "A1690" | "A1712" | "A1748" | "A1785" | "A1821" | "A1856" | "A1902" | "B1540" | "B1577" | "B1612" | "B1650" | "B1660" | "B1707" | "B1735" | "B1790" | "B1838" | "B1860" | "B1889" | "C1468" | "C1504" | "C1530" | "C1625" | "C1666" | "C1702" | "C1763" | "C1830" | "C1911" | "D1925" | "D1932" | "D1938" | "D1945" | "D1946" | "D1955" | "D1959" | "D1963" | "D1967" | "D1969" | "E1688" | "E1740" | "E1774" | "E1815" | "E1845" | "E1872" | "E1890" | "E1903" | "E1928" | "E1951" | "F1867" | "F1876" | "F1884" | "F1898" | "F1907" | "F1912" | "F1919" | "F1927" | "F1934" | "F1949";

export type Cheque = 2500 | 3000 | 3500 | 4000 | 4500 | 5000 | 5500 | 6000 | 6500 | 7000 | 7500 | 8000 | 8500 | 9000 | 9500 | 10000 | 10500 | 11000 | 11500 | 12000 | 13000 | 13500 | 14000 | 14500 | 15000 | 15500 | 16000 | 16500 | 17000 | 17500 | 18000 | 18500 | 19000 | 19500 | 20000 | 20500 | 21000 | 21500 | 22000 | 22500;

export type Thief = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20;

export interface House {
  readonly top: Object | null;
  readonly under: number;
}

export interface Unused {
  readonly cheques: readonly Cheque[];
  readonly thieves: readonly Thief[];
}

export interface Bid {
  readonly type: "Bid";
  readonly cheque: Cheque;
}

export interface Sneak {
  readonly type: "Sneak";
  readonly thief: Thief;
}

export interface Exhibit {
  readonly type: "Exhibit";
}

export interface Watch {
  readonly type: "Watch";
}

export interface Shown {
  readonly seat: number;
  readonly objects: readonly Object[];
}

export interface Theft {
  readonly thief: number;
  readonly victim: number;
}

export interface Go {
  readonly type: "Go";
  readonly place: "auction" | "castle";
}

export interface Buy {
  readonly type: "Buy";
  readonly house: "fine" | "mistie";
}

export interface Show {
  readonly type: "Show";
  readonly object: Object;
}

export interface Keep {
  readonly type: "Keep";
  readonly object: Object;
}

export interface Steal {
  readonly type: "Steal";
  readonly object: Object;
}

export interface Outcome {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export interface Coloured {
  readonly type: "Coloured";
  readonly rule: string;
  readonly seat: number;
  readonly colour: "black" | "blue" | "brown" | "green" | "orange" | "pink" | "purple" | "red" | "white" | "yellow";
  readonly cheques: readonly Cheque[];
  readonly thieves: readonly Thief[];
}

export interface Dealt {
  readonly type: "Dealt";
  readonly rule: string;
  readonly seat: number;
  readonly objects: Secret<readonly Object[]>;
}

export interface Uncovered {
  readonly type: "Uncovered";
  readonly rule: string;
  readonly house: "fine" | "mistie";
  readonly object: Object;
  readonly left: number;
}

export interface Begun {
  readonly type: "Begun";
  readonly rule: string;
  readonly round: number;
}

export interface Gathered {
  readonly type: "Gathered";
  readonly rule: string;
  readonly auction: readonly number[];
  readonly castle: readonly number[];
}

export interface Revealed {
  readonly type: "Revealed";
  readonly rule: string;
}

export interface Offered {
  readonly type: "Offered";
  readonly rule: string;
  readonly seat: number;
  readonly cheque: Cheque;
}

export interface Sent {
  readonly type: "Sent";
  readonly rule: string;
  readonly seat: number;
  readonly thief: Thief;
  readonly place: "auction" | "castle";
}

export interface Announced {
  readonly type: "Announced";
  readonly rule: string;
  readonly seat: number;
}

export interface Posted {
  readonly type: "Posted";
  readonly rule: string;
  readonly seat: number;
}

export interface Bought {
  readonly type: "Bought";
  readonly rule: string;
  readonly seat: number;
  readonly object: Object;
  readonly house: "fine" | "mistie";
  readonly cheque: Cheque;
  readonly outbid: readonly number[];
}

export interface Emptied {
  readonly type: "Emptied";
  readonly rule: string;
  readonly house: "fine" | "mistie";
}

export interface Unsold {
  readonly type: "Unsold";
  readonly rule: string;
}

export interface Paid {
  readonly type: "Paid";
  readonly rule: string;
  readonly seat: number;
  readonly cheque: Cheque;
  readonly thieves: readonly number[];
}

export interface Pinched {
  readonly type: "Pinched";
  readonly rule: string;
  readonly seat: number;
  readonly victim: number;
  readonly cheque: Cheque;
}

export interface Lurked {
  readonly type: "Lurked";
  readonly rule: string;
  readonly seat: number;
  readonly thief: Thief;
  readonly place: "auction" | "castle";
}

export interface Exhibited {
  readonly type: "Exhibited";
  readonly rule: string;
  readonly seat: number;
  readonly objects: readonly Object[];
}

export interface Missed {
  readonly type: "Missed";
  readonly rule: string;
  readonly seat: number;
}

export interface Advanced {
  readonly type: "Advanced";
  readonly rule: string;
  readonly seat: number;
  readonly steps: number;
  readonly why: "best" | "bonus" | "detective" | "second";
  readonly castle: string;
  readonly chair: number;
}

export interface Stolen {
  readonly type: "Stolen";
  readonly rule: string;
  readonly seat: number;
  readonly victim: number;
  readonly object: Object;
}

export interface Arrested {
  readonly type: "Arrested";
  readonly rule: string;
  readonly seat: number;
  readonly thief: Thief;
}

export interface Dozed {
  readonly type: "Dozed";
  readonly rule: string;
  readonly seat: number;
}

export interface Freed {
  readonly type: "Freed";
  readonly rule: string;
  readonly seat: number;
  readonly thief: Thief;
}

export interface Honoured {
  readonly type: "Honoured";
  readonly rule: string;
  readonly seat: number;
  readonly object: Object;
  readonly younger: readonly Object[];
  readonly year: number;
  readonly bonus: number;
}

export interface Compared {
  readonly type: "Compared";
  readonly rule: string;
  readonly seat: number;
  readonly object: Object;
  readonly younger: readonly Object[];
  readonly year: number;
}

export interface Crowned {
  readonly type: "Crowned";
  readonly rule: string;
  readonly seat: number;
  readonly objects: readonly Object[];
}

export interface Outlook {
  readonly type: "Outlook";
  readonly exhibiting: readonly number[];
  readonly watching: readonly number[];
}

export interface Purchase {
  readonly type: "Purchase";
  readonly object: Object;
  readonly under: number;
}

export interface Exhibition {
  readonly type: "Exhibition";
  readonly size: number;
}

export interface Burglary {
  readonly type: "Burglary";
  readonly victim: number;
}

export interface Choice {
  readonly type: "Choice";
  readonly size: number;
  readonly left: number;
  readonly least: number;
  readonly spans: readonly string[];
  readonly parted: readonly string[];
  readonly castle: string;
  readonly pays: readonly [number, number];
  readonly rivals: readonly Prize[];
  readonly ends: readonly number[];
  readonly anyway: readonly number[];
}

export interface Prize {
  readonly seat: number;
  readonly best: number;
  readonly second: number;
}

export type AnyMove = Go | Bid | Sneak | Exhibit | Watch | Buy | Show | Keep | Steal;

export type AnyEvent = Coloured | Dealt | Uncovered | Begun | Gathered | Revealed | Offered | Sent | Announced | Posted | Bought | Emptied | Unsold | Paid | Pinched | Lurked | Exhibited | Missed | Advanced | Stolen | Arrested | Dozed | Freed | Honoured | Compared | Crowned;

export type AnyProspect = Outlook | Purchase | Exhibition | Burglary | Choice | null;

/** How the fields of moves, events and prospects are told in words. */
export const tells: Tells = {
  Bid: { cheque: "piece:cheque" },
  Sneak: { thief: "piece:thief" },
  Show: { object: "piece:object" },
  Keep: { object: "piece:object" },
  Steal: { object: "piece:object" },
  Coloured: { seat: "seat", cheques: "each:piece:cheque", thieves: "each:piece:thief" },
  Dealt: { seat: "seat", objects: "secret:maybe:each:piece:object" },
  Uncovered: { object: "piece:object" },
  Gathered: { auction: "seats", castle: "seats" },
  Offered: { seat: "seat", cheque: "piece:cheque" },
  Sent: { seat: "seat", thief: "piece:thief" },
  Announced: { seat: "seat" },
  Posted: { seat: "seat" },
  Bought: { seat: "seat", object: "piece:object", cheque: "piece:cheque", outbid: "seats" },
  Paid: { seat: "seat", cheque: "piece:cheque", thieves: "seats" },
  Pinched: { seat: "seat", victim: "seat", cheque: "piece:cheque" },
  Lurked: { seat: "seat", thief: "piece:thief" },
  Exhibited: { seat: "seat", objects: "each:piece:object" },
  Missed: { seat: "seat" },
  Advanced: { seat: "seat" },
  Stolen: { seat: "seat", victim: "seat", object: "piece:object" },
  Arrested: { seat: "seat", thief: "piece:thief" },
  Dozed: { seat: "seat" },
  Freed: { seat: "seat", thief: "piece:thief" },
  Honoured: { seat: "seat", object: "piece:object", younger: "each:piece:object" },
  Compared: { seat: "seat", object: "piece:object", younger: "each:piece:object" },
  Crowned: { seat: "seat", objects: "each:piece:object" },
  Outlook: { exhibiting: "seats", watching: "seats" },
  Purchase: { object: "piece:object" },
  Burglary: { victim: "seat" },
  Choice: { spans: "each:plain", parted: "each:plain", rivals: "each:plain", ends: "seats", anyway: "seats" },
};

/** How much an event matters to who follows the match; the others are plain. */
export const weights: Weights = {
  Coloured: "along",
  Dealt: "along",
  Uncovered: "along",
  Begun: "along",
  Offered: "along",
  Sent: "along",
  Announced: "along",
  Posted: "along",
  Bought: "personal",
  Pinched: "personal",
  Lurked: "personal",
  Exhibited: "decisive",
  Missed: "decisive",
  Advanced: "decisive",
  Stolen: "decisive",
  Arrested: "decisive",
  Dozed: "personal",
  Freed: "personal",
  Honoured: "decisive",
  Compared: "decisive",
  Crowned: "decisive",
};
