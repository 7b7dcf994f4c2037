import { correction, generate } from "lean-qr/nano";

/** The dark squares of a QR code, row by row; refuses what is too long. */
export function qrCode(text: string): boolean[][] {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const places = Array.from({ length: code.size }, (_, at) => at);
  return places.map((y) => places.map((x) => code.get(x, y)));
}
