/** Addresses: every page, every table and every turn of a replay has one. */

/** What the server has beside this page. */
const ELSEWHERE = ["/api/", "/docs/", "/schema/"];

class Router {
  #url = $state.raw(new URL(location.href));

  constructor() {
    addEventListener("popstate", () => (this.#url = new URL(location.href)));
    document.addEventListener("click", (event) => this.#follow(event));
  }

  get path(): readonly string[] {
    return this.#url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  }

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }

  get hash(): string {
    return decodeURIComponent(this.#url.hash.slice(1));
  }

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#url = new URL(location.href);
    if (!replace) scrollTo(0, 0);
  }

  /** Links of this page are followed without loading it again. */
  #follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (ELSEWHERE.some((place) => link.pathname.startsWith(place))) return;
    if (link.pathname === location.pathname && link.search === location.search && link.hash) {
      queueMicrotask(() => (this.#url = new URL(link.href)));
      return;
    }
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
