import jsQR from "jsqr";
import { expect, test } from "vitest";
import { qrCode } from "@/qr";

/** The code as a picture with four squares of margin, read by somebody else's reader. */
function read(grid: readonly (readonly boolean[])[]): string | undefined {
  const scale = 4;
  const size = (grid.length + 8) * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  grid.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let dy = 0; dy < scale; dy += 1) {
        for (let dx = 0; dx < scale; dx += 1) {
          const at = (((y + 4) * scale + dy) * size + (x + 4) * scale + dx) * 4;
          pixels.fill(0, at, at + 3);
        }
      }
    }),
  );
  return jsQR(pixels, size, size)?.data;
}

test.each([1, 14, 15, 40, 62, 90, 120, 200, 300])("an address of %i characters can be read", (length) => {
  const address = "https://larcin.example/table/0123456789abcdef#".padEnd(length, "xYz-_9").slice(0, length);
  expect(read(qrCode(address))).toBe(address);
});

test("what is too long is refused", () => {
  expect(() => qrCode("x".repeat(4000))).toThrow("lean-qr error 4");
});
