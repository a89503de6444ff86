import type { DOMPurify, WindowLike } from 'dompurify';
import type { CleanHtml } from '../../contract/rich-text.ts';
import { addRules, WHITELIST } from '../../contract/rich-text-whitelist.ts';
import type { RichPair, TextPair } from '../db/schema.ts';

let purifier: Promise<DOMPurify> | undefined;

/** Rich text as the database may keep it. Everything that writes such a text comes through here. */
export async function cleanHtml(html: string): Promise<CleanHtml> {
  purifier ??= createPurifier();
  return (await purifier).sanitize(html.toWellFormed().replaceAll('\0', ''), WHITELIST) as string as CleanHtml;
}

export const cleanPair = async ({ zh, en }: TextPair): Promise<RichPair> => ({
  zh: await cleanHtml(zh),
  en: await cleanHtml(en),
});

/** jsdom is heavy, and a mall that nobody edits needs none. */
async function createPurifier(): Promise<DOMPurify> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  return addRules(createDOMPurify(new JSDOM('').window as unknown as WindowLike));
}
