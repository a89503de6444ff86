/**
 * Whether a query or an URL-encoded form has more than `most` parameters; counted without parsing it, since parsers take
 * time by the square of their number.
 */
export function hasMoreParameters(text: string, most: number): boolean {
  let count = 1;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}
