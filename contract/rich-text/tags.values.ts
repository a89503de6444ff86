/** Reads the tags of a text as the HTML standard does, in one pass and without making elements of them. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

export const RAW = words('iframe noembed noframes script style textarea title xmp');
const OPAQUE = words('frameset math noscript plaintext select svg template');

export type Tag = { name: string; attributes: number; end: number };
/** `opaque`: nothing is known of what follows this tag. */
type Found = (Tag & { kind: 'open' | 'close' | 'opaque' }) | { kind: 'comment'; end: number };

const NAME = /[a-z][^\t\n\f\r />]*/iy;
const ATTRIBUTE =
  /[\t\n\f\r /]*(?:(>)|[^\t\n\f\r />][^\t\n\f\r />=]*(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"|'[^']*'|[^\t\n\f\r >"'][^\t\n\f\r >]*|(?=>)))?)/y;
const OPENING = /<(?:(?<close>\/)?(?=[a-z])|(?<comment>!--)|[!?/])/gi;
const SHORT_COMMENT = /-?>/y;
const COMMENT_END = /--!?>/g;

export function* readTags(html: string): Generator<Found> {
  for (let at = 0; at < html.length; ) {
    OPENING.lastIndex = at;
    const { groups } = OPENING.exec(html) ?? {};
    if (!groups) return;
    const found = foundAt(html, OPENING.lastIndex, groups);
    if (!found) return;
    yield found;
    if (found.kind === 'opaque') return;
    at = found.kind === 'open' && RAW.has(found.name) ? contentEnd(html, found) : found.end;
  }
}

/** @param at behind what opened it @returns undefined when the text ends inside a tag: then it is none */
function foundAt(html: string, at: number, { close, comment }: Record<string, string | undefined>): Found | undefined {
  if (comment) return { kind: 'comment', end: commentEnd(html, at) };
  const tag = tagAt(html, at);
  if (tag === 'none') return { kind: 'comment', end: endOf(html, html.indexOf('>', at), 1) };
  if (!tag || close) return tag && { ...tag, kind: 'close' };
  const isOpaque = OPAQUE.has(tag.name) || (tag.name === 'script' && hasNestedScript(html, tag));
  return { ...tag, kind: isOpaque ? 'opaque' : 'open' };
}

function tagAt(html: string, at: number): Tag | 'none' | undefined {
  NAME.lastIndex = at;
  const name = NAME.exec(html)?.[0].toLowerCase();
  if (name === undefined) return 'none';
  ATTRIBUTE.lastIndex = at + name.length;
  for (let attributes = 0; ; attributes += 1) {
    const found = ATTRIBUTE.exec(html);
    if (!found) return undefined;
    if (found[1]) return { name, attributes, end: ATTRIBUTE.lastIndex };
  }
}

const endOf = (html: string, found: number, length: number): number => (found === -1 ? html.length : found + length);

function commentEnd(html: string, at: number): number {
  SHORT_COMMENT.lastIndex = at;
  if (SHORT_COMMENT.test(html)) return SHORT_COMMENT.lastIndex;
  COMMENT_END.lastIndex = at;
  return COMMENT_END.test(html) ? COMMENT_END.lastIndex : html.length;
}

function contentEnd(html: string, { name, end }: Tag): number {
  const close = new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi');
  close.lastIndex = end;
  return close.exec(html)?.index ?? html.length;
}

/** A comment in a script changes which end tag is its own. */
const hasNestedScript = (html: string, tag: Tag): boolean =>
  html.slice(tag.end, contentEnd(html, tag)).includes('<!--');
