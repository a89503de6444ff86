import { diffWordsWithSpace } from 'diff';

/** A piece of a text that was taken out, put in, or stayed. */
export type Piece = { text: string; kind: 'same' | 'out' | 'in' };

const SHORT = 40;
const isHtml = (text: string): boolean => /<\/?[a-z][^>]*>/i.test(text);

/** What a person reads of rich text. */
const readable = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/h\d|\/li|\/tr|\/div|hr)[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

/** Texts as they are compared: rich ones as they read, unless only their look changed. */
function comparable(before: string, after: string): [string, string] {
  if (!isHtml(before) && !isHtml(after)) return [before, after];
  const [one, other] = [readable(before), readable(after)];
  return one === other ? [before, after] : [one, other];
}

/** What became of a text, word by word; long stretches that stayed are shortened. */
export function textChange(before: string, after: string): Piece[] {
  const [one, other] = comparable(before, after);
  const words = new Intl.Segmenter('zh', { granularity: 'word' });
  const pieces = diffWordsWithSpace(one, other, { intlSegmenter: words });
  return pieces.map(({ value, added, removed }, index) => {
    if (added || removed) return { text: value, kind: added ? 'in' : 'out' };
    return { text: shortened(value, index === 0, index === pieces.length - 1), kind: 'same' };
  });
}

function shortened(text: string, first: boolean, last: boolean): string {
  if (text.length <= 3 * SHORT) return text;
  const head = first ? '' : text.slice(0, SHORT);
  const tail = last ? '' : text.slice(-SHORT);
  return `${head} … ${tail}`;
}
