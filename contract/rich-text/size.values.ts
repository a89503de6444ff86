import { RAW, readTags, type Tag } from './tags.values.ts';
import { WHITELIST } from './whitelist.values.ts';

/**
 * How much rich text is cleaned. Parsers and cleaners take time by the square of what is in a text (12 KB of nested tags take
 * a second), so a linear scan refuses what would take more than about one.
 */
export const RICH_TEXT = {
  characters: 200_000,
  /** Elements inside each other; one that is never closed counts until the end. */
  depth: 64,
  /** Tags; each counts once more for every formatting or unknown element around it, because a parser may repeat those. */
  tags: 10_000,
  attributes: 40,
  /** Characters after a tag whose content is read by other rules, such as `<svg>`. */
  opaque: 2_000,
} as const;

export type RichTextRefusal =
  | { error: 'richLong' | 'richDeep' | 'richTags' | 'richAttributes'; params: { max: number } }
  | { error: 'richOpaque'; params: { max: number; tag: string } };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const LISTED: ReadonlySet<string> = new Set(WHITELIST.ALLOWED_TAGS);
const VOID = words(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr',
);
/** A parser opens them again in whatever follows until their own end tag. */
const FORMATTING = words('a b big code em font i nobr s small strike strong tt u');
const CLOSED_BY: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['p', words('p')],
  ['li', words('li')],
  ...(['dd', 'dt'] as const).map((name) => [name, words('dd dt')] as const),
  ...(['td', 'th'] as const).map((name) => [name, words('td th')] as const),
  ['tr', words('td th tr')],
  ...(['tbody', 'thead', 'tfoot'] as const).map((name) => [name, words('td th tr tbody thead tfoot')] as const),
]);
const OPTIONAL = words('p li dd dt');
const TABLE_PARTS = words('p li dd dt td th tr tbody thead tfoot caption colgroup');
const TABLE = words('table tbody thead tfoot tr td th caption');
const BLOCKS = words(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup main menu nav ol pre section summary ul',
);
const NONE: ReadonlySet<string> = new Set();

const closedWith = (name: string): ReadonlySet<string> => {
  if (TABLE.has(name)) return TABLE_PARTS;
  return BLOCKS.has(name) ? OPTIONAL : NONE;
};

/** What is open, and how much was counted. It never counts less than a parser makes. */
function createCount() {
  const open: string[] = [];
  let [tags, formatting, unlisted] = [0, 0, 0];
  const repeated = (): number => formatting + (unlisted ? unlisted + 2 : 0);
  const drop = (): void => {
    const name = open.pop() as string;
    if (FORMATTING.has(name)) formatting -= 1;
    if (!LISTED.has(name)) unlisted -= 1;
  };
  const dropClosed = (by: ReadonlySet<string>): void => {
    const isLast = (back: number) => by.has(open.at(-back) ?? '');
    while (isLast(1) || (open.at(-1) === 'p' && isLast(2))) drop();
  };
  return {
    open({ name, attributes }: Tag): void {
      dropClosed(CLOSED_BY.get(name) ?? NONE);
      tags += 1 + repeated() + attributes / 4;
      // What is taken out costs more than what stays.
      if (!LISTED.has(name)) tags += 3;
      if (VOID.has(name) || RAW.has(name)) return;
      open.push(name);
      if (FORMATTING.has(name)) formatting += 1;
      if (!LISTED.has(name)) unlisted += 1;
    },
    close({ name, attributes }: Tag): void {
      const skipped = closedWith(name);
      let at = open.length - 1;
      while (at >= 0 && open[at] !== name && skipped.has(open[at] as string)) at -= 1;
      const isOpen = at >= 0 && open[at] === name;
      while (isOpen && open.length > at) drop();
      tags += (isOpen ? formatting : 1 + repeated()) + attributes / 4;
    },
    comment(): void {
      tags += 1 + repeated();
    },
    refusal(): RichTextRefusal | undefined {
      if (open.length > RICH_TEXT.depth) return { error: 'richDeep', params: { max: RICH_TEXT.depth } };
      return tags > RICH_TEXT.tags ? { error: 'richTags', params: { max: RICH_TEXT.tags } } : undefined;
    },
  };
}

/** Why a rich text is not cleaned; undefined when it is. Takes time by the length of the text, whatever is in it. */
export function richTextRefusal(html: string): RichTextRefusal | undefined {
  if (html.length > RICH_TEXT.characters) return { error: 'richLong', params: { max: RICH_TEXT.characters } };
  const count = createCount();
  for (const found of readTags(html)) {
    if (found.kind === 'opaque') return count.refusal() ?? opaqueRefusal(html, found);
    if (found.kind !== 'comment' && found.attributes > RICH_TEXT.attributes)
      return { error: 'richAttributes', params: { max: RICH_TEXT.attributes } };
    if (found.kind === 'comment') count.comment();
    else count[found.kind](found);
    const refusal = count.refusal();
    if (refusal) return refusal;
  }
  return undefined;
}

const opaqueRefusal = (html: string, { name, end }: Tag): RichTextRefusal | undefined =>
  html.length - end > RICH_TEXT.opaque
    ? { error: 'richOpaque', params: { max: RICH_TEXT.opaque, tag: name } }
    : undefined;
