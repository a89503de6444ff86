const MOST = 100;

const cache = new Map<string, string>();
const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(data: object): number {
  const number = numbers.get(data) ?? ++last;
  numbers.set(data, number);
  return number;
}

/**
 * A part of a page that is the same for everybody, rendered once for the data that it shows. The mall's answers are cached as objects, so a
 * changed answer is another object.
 */
export async function cachedHtml(
  name: string,
  data: readonly object[],
  render: () => Promise<string>,
): Promise<string> {
  const key = [name, ...data.map(numberOf)].join(' ');
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const html = await render();
  const [oldest] = cache.size < MOST ? [] : cache.keys();
  if (oldest !== undefined) cache.delete(oldest);
  cache.set(key, html);
  return html;
}
