const MOST = 100;

const kept = new Map<string, string>();
const numbers = new WeakMap<object, number>();
let last = 0;

function numberOf(data: object): number {
  const number = numbers.get(data) ?? ++last;
  numbers.set(data, number);
  return number;
}

/**
 * Renders a part of a page that is the same for everybody once, and then again when something that it is made of has changed. Data of the mall
 * are cached as they came, so another object is another answer.
 */
export async function keptHtml(name: string, from: readonly object[], render: () => Promise<string>): Promise<string> {
  const key = [name, ...from.map(numberOf)].join(' ');
  const found = kept.get(key);
  if (found !== undefined) return found;
  const html = await render();
  const [oldest] = kept.size < MOST ? [] : kept.keys();
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(key, html);
  return html;
}
