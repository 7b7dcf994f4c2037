/**
 * What is wrong with the page as it is laid out now; a function that a test evaluates in it.
 *
 * `least`: how many pixels a target must have; `smallest`: how many a letter; `geometry`, `contrast`: what to look at;
 * `scrolls`: whether the board may be taller than its room (big letters on a small screen); `room`: whether to tell how much of it is used.
 */
({ least, smallest, geometry, contrast, scrolls, room = true }) => {
  const DENSE = 24;
  const found = [];
  const round = (number) => Math.round(number * 10) / 10;
  const tell = (kind, element, more = "") => found.push({ kind, what: `${nameOf(element)}${more && ` ${more}`}` });

  function nameOf(element) {
    const classes = [...element.classList].filter((each) => !each.startsWith("svelte-")).slice(0, 2);
    const said = element.ariaLabel ?? element.dataset?.text ?? element.textContent?.trim().replace(/\s+/g, " ") ?? "";
    const inside = element.parentElement?.closest("[class]");
    const around = classes.length > 0 || !inside ? "" : `${nameOf(inside).split(" ")[0]} `;
    return `${around}${[element.localName, ...classes].join(".")} “${said.slice(0, 40)}”`;
  }

  // ---- what can be seen ---------------------------------------------------------------------------------------

  const styles = new Map();
  function styleOf(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }

  /** What its place depends on: absolute things are not cut by what they are not placed in. */
  function around(element) {
    const { position } = styleOf(element);
    if (position === "fixed" || element.localName === "dialog") return null;
    return position === "absolute" ? (element.offsetParent ?? element.parentElement) : element.parentElement;
  }

  /** What cuts the inside of an element, from within outwards. */
  const cuts = new Map();
  function cutsOf(element) {
    if (element === null || element === document.body || element === document.documentElement) {
      return [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight, x: "hidden", y: pageScrolls ? "auto" : "hidden" }];
    }
    if (!cuts.has(element)) {
      const { overflowX, overflowY, display } = styleOf(element);
      const outer = cutsOf(around(element));
      const open = (overflowX === "visible" && overflowY === "visible") || display === "inline" || display === "contents";
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const can = (axis, whole, part) => (axis === "auto" || axis === "scroll") && whole > part + 1;
      const x = can(overflowX, element.scrollWidth, element.clientWidth) ? "auto" : overflowX;
      const y = can(overflowY, element.scrollHeight, element.clientHeight) ? "auto" : overflowY;
      cuts.set(element, open ? outer : [{ left, top, right, bottom, x, y }, ...outer]);
    }
    return cuts.get(element);
  }
  const pageScrolls = document.querySelector(".board") === null;

  /** "seen", "away" (one scrolls there), "cut" in part or "gone". */
  function sightOf(box, element, slack) {
    for (const cut of cutsOf(element)) {
      const beyond = Math.max(cut.x === "visible" ? 0 : cut.left - box.left, cut.x === "visible" ? 0 : box.right - cut.right);
      const below = Math.max(cut.y === "visible" ? 0 : cut.top - box.top, cut.y === "visible" ? 0 : box.bottom - cut.bottom);
      const out = beyond >= box.right - box.left - 1 || below >= box.bottom - box.top - 1;
      if (beyond > slack) return cut.x === "auto" ? "away" : out ? "gone" : "cut";
      if (below > slack) return cut.y === "auto" ? "away" : out ? "gone" : "cut";
    }
    return "seen";
  }

  const isHeard = new Map();
  /** Only heard: it has no size that anybody could see. */
  function isOnlyHeard(element) {
    if (element === null) return false;
    if (!isHeard.has(element)) {
      isHeard.set(element, styleOf(element).clipPath.startsWith("inset(50%") || isOnlyHeard(element.parentElement));
    }
    return isHeard.get(element);
  }
  const isVisible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isOnlyHeard(element);

  // ---- texts --------------------------------------------------------------------------------------------------

  /** The letters of a line, without the room above and below them. */
  function lettersOf({ left, right, top, bottom }, size) {
    const middle = (top + bottom) / 2;
    const half = Math.min((bottom - top) / 2, size * 0.36);
    return { left, right, top: middle - half, bottom: middle + half };
  }
  const SILENT = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "OPTION", "SELECT", "TEXTAREA", "TITLE"]);

  function texts() {
    const all = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!/\S/.test(node.data) || SILENT.has(element.nodeName) || !isVisible(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      add(element, [...range.getClientRects()]);
    }
    for (const element of document.querySelectorAll("[data-text]")) {
      if (isVisible(element)) add(element, [element.getBoundingClientRect()]);
    }
    return all;

    function add(element, boxes) {
      const drawn = element.ownerSVGElement != null;
      const matrix = drawn ? element.getScreenCTM() : null;
      const size = parseFloat(styleOf(element).fontSize) * (matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1);
      const lines = boxes.filter((box) => box.width > 0.5 && box.height > 0.5).map((box) => lettersOf(box, size));
      if (lines.length === 0 || size === 0) return;
      const sights = lines.map((line) => sightOf(line, element, 1.5));
      const seen = lines.filter((_, at) => sights[at] === "seen" || sights[at] === "cut").map((line) => seenOf(line, element));
      all.push({ element, size, drawn, lines, sights, seen: seen.filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1) });
    }
  }
  /** What is left of a line when all is cut away; `scrolled`: once one has scrolled to it. */
  function seenOf(line, element, scrolled = false) {
    const { left, right, top, bottom } = line;
    const cuts = cutsOf(element);
    const scroller = scrolled ? cuts.findIndex(({ x, y }) => x === "auto" || y === "auto") : -1;
    return cuts.slice(0, scroller < 0 ? cuts.length : scroller).reduce(
      (seen, { x, y, ...cut }) => ({
        left: x === "visible" ? seen.left : Math.max(seen.left, cut.left),
        right: x === "visible" ? seen.right : Math.min(seen.right, cut.right),
        top: y === "visible" ? seen.top : Math.max(seen.top, cut.top),
        bottom: y === "visible" ? seen.bottom : Math.min(seen.bottom, cut.bottom),
      }),
      { left, right, top, bottom },
    );
  }

  function judgeSight({ element, size, lines, sights }) {
    if (!sights.includes("cut") && !sights.includes("gone")) return;
    if (element.closest("[data-spare]") && !sights.includes("cut") && !sights.includes("seen")) return;
    if (!element.closest("[data-short]")) return tell("cut", element);
    const shown = lines.map((line) => seenOf(line, element, true)).filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
    const width = shown.reduce((sum, { left, right }) => sum + right - left, 0);
    if (width < size * 4) tell("short", element, `shows ${round(width)} px`);
  }

  // ---- what lies over what ------------------------------------------------------------------------------------

  const alphaOf = (colour) => rgba(colour)[3];
  const painted = new Map();
  function paints(element) {
    if (!painted.has(element)) {
      const style = styleOf(element);
      const isDrawn = element.ownerSVGElement || ["svg", "img", "canvas"].includes(element.localName);
      painted.set(element, isDrawn ? style.fill !== "none" : alphaOf(style.backgroundColor) > 0.05 || style.backgroundImage !== "none");
    }
    return painted.get(element);
  }
  /** What hides this point of an element, if something does. */
  function coverOf(element, x, y) {
    const top = document.elementFromPoint(x, y);
    if (top === null || top === element || element.contains(top) || top.contains(element)) return null;
    for (let each = top; each && !each.contains(element); each = each.parentElement) {
      if (styleOf(each).opacity !== "0" && paints(each)) return sharesFan(element, each) || isFloating(each) !== isFloating(element) ? null : each;
    }
    return null;
  }
  const fanOf = (element) => element.closest("[data-fan]");
  const sharesFan = (one, other) => fanOf(one) !== null && fanOf(one) === fanOf(other);
  const common = (one, other) => [Math.min(one.right, other.right) - Math.max(one.left, other.left), Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)];

  function judgeCover({ element, seen }) {
    for (const line of seen) {
      const y = (line.top + line.bottom) / 2;
      for (const x of [line.left + 2, (line.left + line.right) / 2, line.right - 2]) {
        const cover = coverOf(element, x, y);
        if (cover) return tell("covered", element, `by ${nameOf(cover)}`);
      }
    }
  }
  /** The mat, card or button that something lies on: the nearest around it that is painted. What is placed freely hangs out on purpose. */
  function matOf(element) {
    let each = element;
    while (each && !paints(each) && styleOf(each).position !== "absolute") each = around(each);
    return each === null || !paints(each) || each === document.body || each.localName === "svg" || each.ownerSVGElement ? null : each;
  }
  /** What is written or can be tapped stays on it, unless it can be scrolled there. */
  function judgeSpill(element, boxes, mat, slack) {
    if (mat === null || fanOf(element)) return;
    const { left, right, top, bottom } = mat.getBoundingClientRect();
    const out = Math.max(...boxes.map((box) => Math.max(left - box.left, box.right - right, top - box.top, box.bottom - bottom)));
    if (out > slack) tell("spill", element, `${round(out)} px out of ${nameOf(mat)}`);
  }
  function judgeOverlaps(all) {
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1)) {
        if (sharesFan(one.element, other.element)) continue;
        const touching = one.seen.some((line) => other.seen.some((another) => Math.min(...common(line, another)) > 1.5));
        if (touching && isOver(one, other)) tell("overlap", one.element, `and ${nameOf(other.element)}`);
      }
    });
  }
  /** What lies on the page, and what floats over it while one scrolls: a sheet, a bar at the foot. */
  const floating = new Map();
  function isFloating(element) {
    if (element === null) return false;
    if (!floating.has(element)) floating.set(element, ["fixed", "sticky"].includes(styleOf(element).position) || element.localName === "dialog" || isFloating(element.parentElement));
    return floating.get(element);
  }
  const isOver = (one, other) => isFloating(one.element) === isFloating(other.element);

  // ---- targets ------------------------------------------------------------------------------------------------

  const TARGETS = "button, a[href], input, select, textarea, summary, [role=button]";
  function targets() {
    return [...document.querySelectorAll(TARGETS)]
      .filter((each) => !each.closest("[aria-hidden=true]") && isVisible(each) && each.type !== "hidden")
      .map((each) => ({ element: each, box: (each.matches("label input") ? each.closest("label") : each).getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.height > 0)
      .map((each) => ({ ...each, sight: sightOf(each.box, each.element.parentElement, 2) }))
      .filter(({ sight }) => sight !== "away");
  }

  /** How far one may tap beside its middle. */
  function reachOf({ element, box }) {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const far = (dx, dy) => {
      let steps = 0;
      while (steps < 40) {
        const top = document.elementFromPoint(x + dx * (steps + 1), y + dy * (steps + 1));
        if (top === null || !element.contains(top)) break;
        steps += 1;
      }
      return steps;
    };
    return [Math.max(box.width, far(-1, 0) + far(1, 0) + 1), Math.max(box.height, far(0, -1) + far(0, 1) + 1)];
  }
  function judgeSize(target) {
    const { element, box } = target;
    if (element.localName === "a" && styleOf(element).display === "inline") return; // a link in a sentence
    const wanted = element.closest("[data-dense], .rule") ? Math.min(DENSE, least) : least;
    if (box.width > wanted - 0.6 && box.height > wanted - 0.6) return;
    const [width, height] = reachOf(target);
    if (width < wanted - 0.6 || height < wanted - 0.6) tell("small", element, `${round(width)}×${round(height)} of ${wanted}`);
  }
  /** In a fan each must show enough of itself to be tapped. */
  function judgeFan({ element, box }) {
    const STEPS = 12;
    const hits = [];
    for (let row = 0; row <= STEPS; row++) {
      for (let column = 0; column <= STEPS; column++) {
        const x = box.left + 1 + ((box.width - 2) * column) / STEPS;
        const y = box.top + 1 + ((box.height - 2) * row) / STEPS;
        if (element.contains(document.elementFromPoint(x, y))) hits.push([x, y]);
      }
    }
    const size = (at) => (hits.length === 0 ? 0 : Math.max(...hits.map((hit) => hit[at])) - Math.min(...hits.map((hit) => hit[at])) + 2);
    const [width, height] = [size(0), size(1)];
    if (Math.min(width, height) < Math.min(DENSE, least) - 1 || Math.max(width, height) < least - 1) tell("small", element, `${round(width)}×${round(height)} left of it in its fan`);
  }
  function judgeTargets(all) {
    for (const target of all) {
      if (target.sight === "cut" || target.sight === "gone") tell("cut", target.element, "(target)");
      if (fanOf(target.element)) judgeFan(target);
      judgeSize(target);
      if (target.sight === "seen") judgeSpill(target.element, [target.box], matOf(around(target.element)), 3);
    }
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1)) {
        const [wide, high] = common(one.box, other.box);
        if (wide <= 2 || high <= 2 || one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (sharesFan(one.element, other.element) || isInside(one.box, other.box) || isInside(other.box, one.box) || !isOver(one, other)) continue;
        tell("overlap", one.element, `and ${nameOf(other.element)} (targets, ${round(wide)}×${round(high)})`);
      }
    });
  }
  const isInside = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1 && one.top >= other.top - 1 && one.bottom <= other.bottom + 1;

  // ---- colours ------------------------------------------------------------------------------------------------

  const painter = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  painter.canvas.width = painter.canvas.height = 1;
  const known = new Map();
  function rgba(colour) {
    if (!known.has(colour)) {
      painter.clearRect(0, 0, 1, 1);
      painter.fillStyle = "transparent";
      painter.fillStyle = colour;
      painter.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha] = painter.getImageData(0, 0, 1, 1).data;
      known.set(colour, [red, green, blue, alpha / 255]);
    }
    return known.get(colour);
  }
  const over = (top, below) => [0, 1, 2].map((at) => top[at] * top[3] + below[at] * (1 - top[3]));
  function luminance(colour) {
    const [red, green, blue] = colour.map((each) => (each / 255 <= 0.03928 ? each / 255 / 12.92 : ((each / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrastOf(one, other) {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  }
  /** What is painted behind a point of an element; null where a picture is. */
  function groundOf(element, x, y) {
    const stack = document.elementsFromPoint(x, y);
    const from = stack.findIndex((each) => each === element || each.contains(element));
    const layers = [];
    for (const each of stack.slice(Math.max(0, from))) {
      const style = styleOf(each);
      if (each.ownerSVGElement || ["img", "canvas"].includes(each.localName)) {
        if (each.localName === "use" || each.localName === "img" || each.localName === "canvas") return null;
        if (each.localName !== "text" && style.fill.startsWith("url")) return null;
        if (each.localName !== "text" && each.localName !== "tspan" && style.fill !== "none") layers.push(rgba(style.fill));
      } else layers.push(rgba(style.backgroundColor));
      if (layers.at(-1)?.[3] === 1) break;
    }
    return layers.reverse().reduce((ground, layer) => over(layer, ground), [255, 255, 255]);
  }
  function judgeContrast({ element, size, drawn, seen }) {
    const line = seen[0];
    const said = element.dataset.text ?? element.textContent;
    if (!line || !/[\p{L}\p{N}]/u.test(said) || element.closest("[aria-disabled=true], :disabled, svg[aria-hidden=true]")) return;
    let alpha = 1;
    for (let each = element; each; each = each.parentElement) {
      if (styleOf(each).filter !== "none") return;
      alpha *= Number(styleOf(each).opacity);
    }
    const style = element.dataset.text === undefined ? styleOf(element) : getComputedStyle(element, "::after");
    const ink = rgba(drawn ? style.fill : style.color);
    const own = style === styleOf(element) ? [0, 0, 0, 0] : rgba(style.backgroundColor);
    const ground = own[3] === 1 ? own.slice(0, 3) : groundOf(element, (line.left + line.right) / 2, (line.top + line.bottom) / 2);
    if (ground === null) return;
    const bold = Number(style.fontWeight) >= 700;
    const wanted = size >= 24 || (bold && size >= 18.6) ? 3 : 4.5;
    const ratio = contrastOf(over([...ink.slice(0, 3), ink[3] * alpha], ground), ground);
    if (ratio < wanted - 0.02) tell("faint", element, `${round(ratio)} of ${wanted}`);
  }

  // ---- the room -----------------------------------------------------------------------------------------------

  /** How much of the board's room is drawn on, and how much the biggest empty rectangle takes. */
  function useOf(board, written) {
    const room = board.getBoundingClientRect();
    const COLUMNS = 40;
    const ROWS = Math.max(12, Math.round((COLUMNS * room.height) / room.width));
    const isGround = (each) => each === board || each.contains(board) || each.matches(".felt");
    const lines = written.flatMap(({ seen }) => seen);
    const isWritten = (x, y) => lines.some((line) => x > line.left && x < line.right && y > line.top - 8 && y < line.bottom + 8);
    const heights = Array.from({ length: COLUMNS }, () => 0);
    let used = 0;
    let biggest = 0;
    for (let row = 0; row < ROWS; row++) {
      for (let column = 0; column < COLUMNS; column++) {
        const x = room.left + ((column + 0.5) * room.width) / COLUMNS;
        const y = room.top + ((row + 0.5) * room.height) / ROWS;
        let each = document.elementFromPoint(x, y);
        while (each && !isGround(each) && !paints(each)) each = each.parentElement;
        const drawn = (each !== null && !isGround(each)) || isWritten(x, y);
        used += drawn ? 1 : 0;
        heights[column] = drawn ? 0 : heights[column] + 1;
      }
      for (let from = 0; from < COLUMNS; from++) {
        let low = Infinity;
        for (let to = from; to < COLUMNS && low > 0; to++) {
          low = Math.min(low, heights[to]);
          biggest = Math.max(biggest, low * (to - from + 1));
        }
      }
    }
    return { used: used / (ROWS * COLUMNS), empty: biggest / (ROWS * COLUMNS) };
  }

  // ---- all of it ----------------------------------------------------------------------------------------------

  const root = document.scrollingElement;
  const board = document.querySelector(".board");
  if (root.scrollWidth > innerWidth + 1) found.push({ kind: "scrolls", what: "the page, sideways" });
  if (geometry && board) {
    if (root.scrollHeight > innerHeight + 1) found.push({ kind: "scrolls", what: "the page" });
    const { scrollHeight, clientHeight } = board.parentElement;
    if (!scrolls && scrollHeight > clientHeight + 1) found.push({ kind: "scrolls", what: "the board" });
  }
  const touched = targets();
  const written = texts();
  if (geometry) judgeTargets(touched); // before everything can be hit: what a finger reaches
  const hit = document.createElement("style");
  hit.textContent = "*, *::before, *::after { pointer-events: auto !important; }";
  document.head.append(hit);
  if (geometry) {
    for (const text of written) {
      if (text.seen.length > 0 && text.size < smallest - 0.05) tell("tiny", text.element, `${round(text.size)} px`);
      if (text.drawn) continue; // letters in a drawing are part of it
      judgeSight(text);
      judgeCover(text);
      judgeSpill(text.element, text.seen, matOf(text.element), 1.5);
    }
    judgeOverlaps(written.filter((each) => !each.drawn));
  }
  if (contrast) written.forEach(judgeContrast);
  const use = geometry && room && board ? useOf(board, written) : null;
  hit.remove();
  return { found, use };
};
