// Räubern as a game of boardgame.io: the same rules as larcin's, with hands and deck kept secret.
'use strict';

const { INVALID_MOVE } = require('boardgame.io/core');

const MOTIFS = [
  'chest', 'coach', 'cow', 'barrel', 'wine', 'ham', 'painting', 'candlestick', 'clock', 'crown', 'purse',
];
const COPIES = 4;
const PILES = 8;
const HAND = 5;

const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

// Eight motifs lie there, one card of each; the others are shuffled and dealt.
function deal(G, random) {
  const shown = random.Shuffle(MOTIFS).slice(0, PILES);
  const others = [];
  for (const motif of MOTIFS) {
    const left = shown.includes(motif) ? COPIES - 1 : COPIES;
    for (let copy = 0; copy < left; copy++) others.push(motif);
  }
  const deck = random.Shuffle(others);
  G.piles = shown.map((motif) => ({ cards: [motif], owner: null }));
  G.hands = G.hands.map(() => deck.splice(0, HAND));
  G.deck = deck;
}

function cardsWon(G, player) {
  return sum(G.piles.filter((pile) => pile.owner === player).map((pile) => pile.cards.length));
}

// All hands are empty: count, and open the next game of the match if there is one.
function count(G, random) {
  G.totals = G.totals.map((total, seat) => total + cardsWon(G, String(seat)));
  G.game += 1;
  if (G.game < G.games) deal(G, random);
}

function lay({ G, playerID, random }, motif, number) {
  const hand = G.hands[Number(playerID)];
  const at = hand.indexOf(motif);
  const pile = G.piles[number];
  if (at < 0 || pile === undefined) return INVALID_MOVE;
  hand.splice(at, 1);
  if (pile.cards[pile.cards.length - 1] === motif) pile.owner = playerID;
  pile.cards.push(motif);
  if (G.deck.length > 0) hand.push(G.deck.pop());
  if (G.hands.every((each) => each.length === 0)) count(G, random);
}

const Raubern = {
  name: 'raubern',
  minPlayers: 2,
  maxPlayers: 4,
  disableUndo: true,

  setup: ({ ctx, random }, setupData) => {
    const seats = Array(ctx.numPlayers).fill(0);
    const G = { game: 0, games: (setupData && setupData.games) || 1, totals: seats, hands: seats };
    deal(G, random);
    return G;
  },

  moves: { lay: { move: lay, client: false } },
  turn: { minMoves: 1, maxMoves: 1 },

  endIf: ({ G }) => (G.game === G.games ? { scores: G.totals } : undefined),

  playerView: ({ G, playerID }) => {
    const { hands, deck, ...open } = G;
    return {
      ...open,
      hand: playerID === null || playerID === undefined ? [] : hands[Number(playerID)],
      handSizes: hands.map((hand) => hand.length),
      deckSize: deck.length,
    };
  },
};

module.exports = { Raubern };
