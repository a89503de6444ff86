import { setTimeout as sleep } from 'node:timers/promises';
import type { ContentDocument, FooterDocument, SearchDocument } from '#contract/content/desk.schema.ts';
import type { WebConfig } from '#contract/content/schema.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { HomeDraft } from '#contract/preview/schema.ts';
import { type Nodes, startNodes } from '../helpers/server/nodes.ts';
import { median } from './load.ts';
import { atMost, type Bar, table } from './report.ts';

/**
 * How long after an editor presses the button every visitor sees it: from the sending of the change until the page, which
 * was kept, shows it in both languages; on the one process there is, and on the other of two.
 */
const PROMISED_MS = 1_000;
const PATIENCE_MS = 30_000;
const LOOK_EVERY_MS = 5;

type Options = { postgres: string | undefined; redis: string | undefined; rounds: number; say: (step: string) => void };
type Change = { name: string; on: string; publish: (nodes: Nodes, text: string) => Promise<unknown> };

const both = (text: string) => ({ zh: text, en: text });

const CHANGES: Change[] = [
  {
    name: 'content page',
    on: '/other/faq',
    publish: (nodes, text) =>
      nodes.edit<ContentDocument>('content/faq', (value) => ({ ...value, html: both(`<p>${text}</p>`) })),
  },
  {
    name: 'announcement',
    on: '/',
    publish: (nodes, text) =>
      nodes.call('POST', 'notices', {
        ...{ title: both(text), html: both(''), pinned: true },
        publishedAt: new Date().toISOString(),
      }),
  },
  {
    name: 'home page',
    on: '/',
    publish: (nodes, text) =>
      nodes.edit<HomeDraft>('home-page', ({ floors, ...value }) => ({
        ...value,
        floors: floors.map((floor, at) => (at ? floor : { ...floor, title: both(text) })),
      })),
  },
  {
    name: 'footer',
    on: '/other/faq',
    publish: (nodes, text) =>
      nodes.edit<FooterDocument>('footer', ({ items }) => ({
        items: items.map((item, at) => (at ? item : { ...item, title: both(text) })),
      })),
  },
  {
    name: 'branding',
    on: '/other/faq',
    publish: (nodes, text) =>
      nodes.edit<WebConfig>('web', (value) => ({ ...value, pcCopyrightCn: text, pcCopyrightEn: text })),
  },
  {
    name: 'hot words',
    on: '/other/faq',
    publish: (nodes, text) => nodes.edit<SearchDocument>('words', (value) => ({ ...value, hotWords: [both(text)] })),
  },
];

/** @returns ms until everybody sees it; infinite when they never do */
async function shows(nodes: Nodes, { on, publish }: Change, text: string): Promise<number> {
  // Kept on every node, so that what is sent is what the cache has.
  for (const language of LANGUAGES) await nodes.page(on, language);
  const began = performance.now();
  const took = () => performance.now() - began;
  await publish(nodes, text);
  for (const language of LANGUAGES) {
    while (!(await nodes.page(on, language)).includes(text)) {
      if (took() > PATIENCE_MS) return Number.POSITIVE_INFINITY;
      await sleep(LOOK_EVERY_MS);
    }
  }
  return took();
}

async function measure(where: string, nodes: Nodes, rounds: number): Promise<Bar[]> {
  const found = new Map<string, number[]>();
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const change of CHANGES) {
        const took = await shows(nodes, change, `R${round}${change.name.replace(' ', '')}`);
        // The first round only warms up.
        if (round) found.set(change.name, [...(found.get(change.name) ?? []), took]);
      }
    }
  } finally {
    await nodes.stop();
  }
  table(
    `Live: a change until every visitor sees it, ${where}`,
    ['', 'median ms', 'most ms'],
    [...found].map(([name, all]) => [name, median(all).toFixed(0), Math.max(...all).toFixed(0)]),
  );
  const slowest = Math.max(...[...found.values()].map(median));
  return [atMost(`${where}: a change shows after`, slowest, PROMISED_MS, 'ms', false)];
}

export async function measureLive({ postgres, redis, rounds, say }: Options): Promise<Bar[]> {
  say('live: one process');
  const bars = await measure('one process', await startNodes(1, postgres), rounds);
  if (!postgres || !redis) return bars;
  say('live: two processes with Redis');
  return [...bars, ...(await measure('two processes with Redis', await startNodes(2, postgres, redis), rounds))];
}
