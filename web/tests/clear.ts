/** All files of tests share one document: each test leaves it as empty as it found it. */

import { cleanup } from "@testing-library/svelte";
import { afterEach } from "vitest";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});
