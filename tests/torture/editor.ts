import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentDocument } from '#contract/content/desk.schema.ts';
import { addOperator } from '../helpers/people/add.ts';
import { ask as fetchPage } from '../helpers/server/http.ts';
import { type Answer, ask } from './nodes.ts';
import type { World } from './world.ts';

const PATH = '/api/desk/p/content/faq';
export const EDITED_PAGE = '/other/faq';
export const EDITED_TAG = 'content:faq';
/** No page may be older than this on any node, whatever was killed between commit and announcement. */
const OLD_MS = 5_000;

/** Somebody at the desk who writes the page of questions. */
export async function openEditor({ db, any }: World) {
  const { token } = await addOperator(db, new Date(), { role: 'editor', name: '小编' });

  /** @param at which node takes it; any of the world without it. @throws when the connection breaks */
  return async function write(text: string, at: number = any()): Promise<Answer<unknown>> {
    type Stored = { value: ContentDocument; version: number };
    const { envelope } = await ask<Stored>(at, 'GET', PATH, { token });
    if (!envelope.data) throw new Error(`no content page: ${envelope.msg}`);
    const { value, version } = envelope.data;
    const html = { zh: `<p>${text}</p>`, en: `<p>${text}</p>` };
    return ask(at, 'PUT', PATH, { token, body: { value: { ...value, html }, version } });
  };
}

const pageOf = async (url: string): Promise<string> => (await fetchPage(url, EDITED_PAGE)).text;

/** Looks at the page on every site, which caches it. */
export const readEverywhere = (urls: readonly string[]) => Promise.all(urls.map(pageOf));

/** Asks every site until it shows the text. @returns those that answered a request with something older too late, and how late the last such one was sent, ms */
export async function untilShown(urls: readonly string[], text: string) {
  const began = performance.now();
  const ages = await Promise.all(urls.map((url) => oldUntil(url, text, began)));
  const errors = urls
    .filter((_, at) => (ages[at] ?? 0) > OLD_MS)
    .map((url) => `${url}${EDITED_PAGE} is older than ${OLD_MS} ms: it lacks "${text}"`);
  return { errors, ms: Math.max(...ages) };
}

/** A page that is made anew may take its time; what counts is when the request for it was sent. */
async function oldUntil(url: string, text: string, began: number): Promise<number> {
  for (let old = 0; ; await sleep(20)) {
    const sentAt = performance.now() - began;
    if ((await pageOf(url)).includes(text)) return old;
    old = sentAt;
    if (old > OLD_MS) return old;
  }
}
