import { diffWordsWithSpace } from 'diff';

export type Piece = { text: string; kind: 'same' | 'out' | 'in' };

const SHORT = 40;
const isHtml = (text: string): boolean => /<\/?[a-z][^>]*>/i.test(text);

const readable = (html: string): string =>
  html
    .replace(/<(?:br|\/p|\/h\d|\/li|\/tr|\/div|hr)[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();

function comparable(before: string, after: string): [string, string] {
  if (!isHtml(before) && !isHtml(after)) return [before, after];
  const [one, other] = [readable(before), readable(after)];
  return one === other ? [before, after] : [one, other];
}

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
