import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentDocument } from '../../contract/desk-content.ts';
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

/** @returns sites that show something else for too long after now, and how long the slowest took, ms */
export async function untilShown(urls: readonly string[], text: string) {
  const began = performance.now();
  let behind = [...urls];
  while (behind.length && performance.now() - began < OLD_MS) {
    const pages = await readEverywhere(behind);
    behind = behind.filter((_, at) => !pages[at]?.includes(text));
    if (behind.length) await sleep(20);
  }
  const errors = behind.map((url) => `${url}${EDITED_PAGE} is older than ${OLD_MS} ms: it lacks "${text}"`);
  return { errors, ms: performance.now() - began };
}
