import { isHan } from './spaced-words.rules.ts';

const SHORTEST = { latin: 4, han: 3 };
const LONGEST = 24;

/**
 * A word and every form of it with one letter left out. Two words one edit apart (a letter too many, too few, wrong, or two swapped) share
 * at least one key. Words too short to be told apart have none.
 */
export function slipKeys(word: string): string[] {
  const letters = [...word];
  const shortest = isHan(word) ? SHORTEST.han : SHORTEST.latin;
  if (letters.length < shortest || letters.length > LONGEST || /\d/.test(word)) return [];
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])];
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Number.POSITIVE_INFINITY;

/** Edit distance in which swapping two neighbours counts as one. */
export function slips(a: string, b: string): number {
  const [from, to] = [[...a], [...b]];
  let before: number[] = [];
  let last = [...to.keys(), to.length];
  for (const [i, letter] of from.entries()) {
    const row = [i + 1];
    for (const [j, other] of to.entries()) {
      const same = letter === other ? 0 : 1;
      const swap = letter === to[j - 1] && from[i - 1] === other ? 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(cell(last, j) + same, cell(last, j + 1) + 1, cell(row, j) + 1, cell(before, j - 1) + swap));
    }
    before = last;
    last = row;
  }
  return cell(last, to.length);
}

export function substrings(text: string, longest = 18): string[] {
  if (text.length > LONGEST * 2) return [];
  const found = new Set<string>();
  for (let start = 0; start < text.length - 1; start++) {
    for (let end = start + 2; end <= Math.min(text.length, start + longest); end++) found.add(text.slice(start, end));
  }
  return [...found];
}

export function pieces(text: string, known: ReadonlySet<string>): string[] | undefined {
  const best: (string[] | undefined)[] = [[]];
  for (let end = 1; end <= text.length; end++) {
    for (let start = 0; start < end; start++) {
      const way = best[start];
      const piece = text.slice(start, end);
      if (!way || !known.has(piece)) continue;
      const old = best[end];
      if (!old || way.length + 1 < old.length) best[end] = [...way, piece];
    }
  }
  return best[text.length];
}
