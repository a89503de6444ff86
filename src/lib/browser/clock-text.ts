const two = (number: number): string => String(number).padStart(2, '0');

/** Milliseconds → `02:03:04`, hours beyond a day counted on. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}
