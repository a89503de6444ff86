import { createHash } from 'node:crypto';
import type { DOMPurify, WindowLike } from 'dompurify';
import { addRules, WHITELIST } from '../../../contract/rich-text-whitelist.ts';

const CACHE_SIZE = 1_000;
const cache = new Map<string, string>();
let purifier: Promise<DOMPurify> | undefined;

/** Rich text out of the database as it may stand in a page: cleaned by whitelist, results cached by content. */
export async function richText(html: string): Promise<string> {
  const key = createHash('sha256').update(html).digest('base64');
  const known = cache.get(key);
  if (known !== undefined) return known;
  purifier ??= createPurifier();
  const clean = (await purifier).sanitize(html, WHITELIST);
  const [oldest] = cache.keys();
  if (cache.size >= CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
  cache.set(key, clean);
  return clean;
}

/** jsdom is heavy and needed only once a text is not known yet. */
async function createPurifier(): Promise<DOMPurify> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  return addRules(createDOMPurify(new JSDOM('').window as unknown as WindowLike));
}
