import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type Piece, packed, unpooled, whole } from './brotli.ts';
import { type Tagged, TaggedStore } from './tagged.ts';

type KeptPart = Tagged & { pieces: Piece[]; bytes: number };
/** Parts of one page, in the order in which they were asked for. */
type Parts = { list: Piece[][]; inner: boolean; keeping?: Keeping };
/** For how long a page may be kept, in seconds, and what drops it. */
export type Keeping = { maxAge?: number | undefined; tags?: readonly string[] | undefined };

export type Part = {
  /** All that it is made from, as the page API gave it. */
  of: readonly object[];
  /** What else it depends on. */
  name: string;
  /** A text of this one request, put where the markup says `LIVE`. */
  live?: string | undefined;
  /** False where it also shows what one visitor did: then it is rendered each time. */
  shared?: boolean;
};

const LIMIT_BYTES = 16 * 1024 * 1024;
/** What a part weighs besides its markup. */
const PART_BYTES = 1_000;
const store = new TaggedStore<KeptPart>(LIMIT_BYTES, ({ bytes }) => bytes);
const collecting = new AsyncLocalStorage<Parts>();
const ids = new WeakMap<object, number>();
let lastId = 0;

// Nobody outside this process can write either into a page.
const MARK = `<!--kept ${randomUUID()} `;
const MARK_END = '-->';
/** Stands for the live text in markup that is kept. */
export const LIVE = `live${randomUUID().replaceAll('-', '')}`;

const SCRIPTS = /<script type="module"|<astro-island/;
const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/**
 * Markup made from answers of the mall, rendered once for as long as those answers are kept: when a tag drops one, the
 * next answer is another object, and markup is found by its objects. In a page it is a marker until the page is whole,
 * so that what is kept is neither rendered nor encoded again.
 */
export async function keptMarkup(part: Part, render: () => Promise<string>): Promise<string> {
  const { of, name, live = '', shared = true } = part;
  if (!shared) return (await render()).replaceAll(LIVE, escaped(live));
  const page = collecting.getStore();
  if (live && page?.inner) throw new Error(`${name}: a live text inside a kept part would be kept with it`);
  const key = `${of.map(idOf).join(' ')} ${name}`;
  const { pieces } = store.get(key, 0) ?? (await keep(key, render));
  const filled = live ? between(pieces, { bytes: Buffer.from(escaped(live)) }) : pieces;
  if (!page) return whole(filled).toString();
  page.list.push(filled);
  return `${MARK}${page.list.length - 1}${MARK_END}`;
}

function idOf(answer: object): number {
  const id = ids.get(answer) ?? ++lastId;
  ids.set(answer, id);
  return id;
}

async function keep(key: string, render: () => Promise<string>): Promise<KeptPart> {
  const mark = store.mark();
  const html = whole(await collect(render)).toString();
  if (SCRIPTS.test(html))
    throw new Error(`${key}: a kept part cannot hold scripts; the page that holds it must know them`);
  const pieces = await Promise.all(html.split(LIVE).map((text) => pieceOf(unpooled([Buffer.from(text)]))));
  const part = {
    pieces,
    bytes: pieces.reduce((sum, piece) => sum + piece.bytes.length + piece.packed.length, PART_BYTES),
    tags: [],
    expires: Number.POSITIVE_INFINITY,
  };
  store.put(key, part, mark);
  return part;
}

const pieceOf = async (bytes: Uint8Array) => ({ bytes, packed: await packed(bytes) });

const between = (pieces: Piece[], text: Piece): Piece[] =>
  pieces.flatMap((piece, index) => (index ? [text, piece] : [piece]));

async function collect(render: () => Promise<string>): Promise<Piece[]> {
  const { list, result } = await withParts(render, true);
  return assembled(result, list);
}

type Collected<T> = { list: Piece[][]; result: T; keeping: Keeping };

/** Runs what may ask for kept parts, and says which it asked for and whether the whole may be kept. */
export async function withParts<T>(run: () => Promise<T>, inner = false): Promise<Collected<T>> {
  const parts: Parts = { list: [], inner };
  const result = await collecting.run(parts, run);
  return { list: parts.list, result, keeping: parts.keeping ?? {} };
}

/** Says that the page being made may be kept. */
export function mayKeep(keeping: Keeping): void {
  const page = collecting.getStore();
  if (page) page.keeping = keeping;
}

/** Text with markers → pieces, of which the first is never a kept part. */
export function assembled(html: string, list: readonly Piece[][], encoding: 'utf8' | 'latin1' = 'utf8'): Piece[] {
  const [start = '', ...rest] = html.split(MARK);
  const pieces: Piece[] = [{ bytes: Buffer.from(start, encoding) }];
  for (const text of rest) {
    const end = text.indexOf(MARK_END);
    pieces.push(...(list[Number(text.slice(0, end))] ?? []), {
      bytes: Buffer.from(text.slice(end + MARK_END.length), encoding),
    });
  }
  return pieces;
}
