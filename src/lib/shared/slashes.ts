/** A path without trailing slashes. A regular expression for them is quadratic in the length of a row of slashes. */
export function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
