/** A path without the slashes at its end. A pattern for them looks along a row of slashes anew from each: seconds, for a long one. */
export function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
