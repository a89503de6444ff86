import type { DOMPurify, WindowLike } from 'dompurify';
import { addRules, WHITELIST } from '#contract/rich-text/whitelist.values.ts';

let purifier: Promise<DOMPurify> | undefined;

/** Cleans in this process: `npm run dev` serves its developer alone. Elsewhere the server has a process for it. */
export async function devCleanHtml(html: string): Promise<string> {
  purifier ??= createPurifier();
  return (await purifier).sanitize(html, WHITELIST);
}

async function createPurifier(): Promise<DOMPurify> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  return addRules(createDOMPurify(new JSDOM('').window as unknown as WindowLike));
}
