/** Time that is left, as clocks show it. */

const SECOND = 1000;
const two = (number: number): string => String(number).padStart(2, "0");

/** Minutes and seconds, hours where there are any; with tenths for the last seconds. */
export function tell(milliseconds: number, tenths = false): string {
  if (tenths && milliseconds < 10 * SECOND) return `0:0${(Math.floor(milliseconds / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(milliseconds / SECOND);
  const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3600)];
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}
