/** What `vite/games.ts` makes out of the folders of the games: by slug, or by slug and a name. */

declare module "virtual:games/boards" {
  const found: Readonly<Record<string, () => Promise<{ default: import("svelte").Component<import("@/board").AnyBoardProps> }>>>;
  export default found;
}
declare module "virtual:games/tells" {
  const found: Readonly<Record<string, () => Promise<{ tells: import("@/words/facts").Tells; weights: import("@/telling").Weights }>>>;
  export default found;
}
declare module "virtual:games/texts" {
  const found: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default found;
}
declare module "virtual:games/rests" {
  const found: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default found;
}
declare module "virtual:games/laters" {
  const found: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default found;
}
declare module "virtual:games/starts" {
  const found: Readonly<Record<string, () => Promise<{ default: import("svelte").Component }>>>;
  export default found;
}
declare module "virtual:games/pieces" {
  const found: Readonly<Record<string, () => Promise<{ default: import("svelte").Component<import("@/pieces").PieceProps> }>>>;
  export default found;
}
declare module "virtual:games/positions" {
  const found: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
  export default found;
}
declare module "virtual:games/words" {
  const found: Readonly<Record<string, () => Promise<{ default: string }>>>;
  export default found;
}
declare module "virtual:games/covers" {
  export const arts: Readonly<Record<string, import("svelte").Component>>;
  export const facts: Readonly<Record<string, import("@/covers").CoverFacts>>;
  export const infos: Readonly<Record<string, import("@/wire").GameInfo>>;
  export const minutes: Readonly<Record<string, import("@/covers").Measured>>;
}
declare module "virtual:games/palettes" {
  /** The games that bring their own inks; loading this puts them on. */
  export const inked: readonly string[];
}
