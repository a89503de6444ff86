import type { Mark } from '#contract/search/schema.ts';

export function piecesOf(text: string, marks: readonly Mark[]): { text: string; marked: boolean }[] {
  const pieces: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    pieces.push({ text: text.slice(at, start), marked: false }, { text: text.slice(start, end), marked: true });
    at = end;
  }
  return [...pieces, { text: text.slice(at), marked: false }].filter((piece) => piece.text);
}
