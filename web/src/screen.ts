/** How a screen is cut; the same lines are drawn in the styles of `TableFrame` and `TableView`. */

import { MediaQuery } from "svelte/reactivity";

/** Log, chat and rules stand beside the board. */
export const hasSide = new MediaQuery("(min-width: 1024px) and (min-height: 600px)", true);

/** A phone on its side: what lies below the board would leave it no room. */
export const isLow = new MediaQuery("(max-height: 599px)", false);

/** A tablet held upright: there is room for some lines of the log below the board. */
export const isUpright = new MediaQuery("(min-width: 701px) and (max-width: 1023px) and (min-height: 800px)", false);
