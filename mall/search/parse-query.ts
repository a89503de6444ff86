import { SEARCH } from '../../contract/limits.ts';
import type { Db } from '../db/open.ts';
import { pairs, runTogether, type Several, spelled, writtenApart } from './apart.ts';
import { isHan, isNumber, type Token } from './latin.rules.ts';
import type { Alternative, Synonyms, Term } from './plan.rules.ts';
import { pieces, slipKeys, slips, substrings } from './spelling.rules.ts';
import * as vocabulary from './terms.queries.ts';
import { loadTokenizer, type Tokenizer } from './tokenizer.ts';
import { MEANINGS, meanings, toTerm, toText, type Unit } from './unit.ts';

const LONGEST_PHRASE = 3;
/** Looking for what an unknown word may mean costs; nobody mistypes more words than this at once. */
const MOST_UNKNOWN = 4;
const BEGINNING_ALIKE = 500;

/** What a shopper asks for: words of the catalogue as typed, else by sound, by beginning, or with a slip forgiven. */
export async function parseQuery(db: Db, text: string, synonyms: Synonyms): Promise<Unit[]> {
  const tokenizer = await loadTokenizer();
  const tokens = joinSingles(tokenizer.query(text)).slice(0, SEARCH.terms);
  const asked = [...tokens.flatMap((token) => candidates(token, tokenizer)), ...pairs(tokens)];
  const known = await vocabulary.knownWords(db, [...new Set(asked)]);
  const typed = tokens.map((token) => asTyped(token, known, tokenizer));
  const units: Unit[] = [];
  let unknown = 0;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const clear = (typed[at] && typed[at + 1]) || unknown >= MOST_UNKNOWN;
    const several =
      longestPhrase(tokens.slice(at, at + LONGEST_PHRASE), synonyms) ??
      writtenApart(tokens.slice(at, at + 2), known, synonyms) ??
      (clear ? undefined : await spelled(db, tokens.slice(at)));
    if (several) {
      units.push(widened(several.unit, synonyms));
      at += several.length;
      continue;
    }
    const own = typed[at];
    at += 1;
    if (own) units.push({ shown: token.surface, terms: [{ own, near: [] }], found: 'as-typed' });
    else
      units.push(
        ++unknown > MOST_UNKNOWN
          ? nothing(token)
          : widened(await meaning(db, token, known, tokenizer, synonyms), synonyms),
      );
  }
  return units;
}

const nothing = ({ surface, lexeme }: Token): Unit => ({
  shown: surface,
  terms: [{ own: [[lexeme]], near: [] }],
  found: 'unknown',
});

/** Single Chinese characters side by side are one word that the dictionary does not know. */
function joinSingles(tokens: Token[]): Token[] {
  const whole: Token[] = [];
  let open = false;
  for (const token of tokens) {
    const single = isHan(token.surface) && [...token.surface].length === 1;
    const last = whole.at(-1);
    if (single && open && last) {
      whole[whole.length - 1] = { surface: last.surface + token.surface, lexeme: last.lexeme + token.lexeme };
    } else whole.push(token);
    open = single;
  }
  return whole;
}

const candidates = ({ lexeme, parts = [] }: Token, tokenizer: Tokenizer): string[] => [
  lexeme,
  ...parts,
  ...(isHan(lexeme) ? [...tokenizer.within(lexeme), ...lexeme] : []),
];

function longestPhrase(tokens: Token[], synonyms: Synonyms): Several | undefined {
  for (let length = tokens.length; length > 0; length--) {
    const some = tokens.slice(0, length);
    const own = some.map(({ lexeme }) => lexeme);
    if (!synonyms.of.has(own.join(' '))) continue;
    const shown = toText(some.map(({ surface }) => surface));
    return { unit: { shown, terms: [{ own: [own], near: [] }], found: 'as-typed' }, length };
  }
  return undefined;
}

function asTyped(
  { lexeme, parts }: Token,
  known: ReadonlySet<string>,
  tokenizer: Tokenizer,
): Alternative[] | undefined {
  const ways = [[lexeme], ...(parts ? [parts] : []), ...(isHan(lexeme) ? [tokenizer.within(lexeme)] : [])];
  const found = ways.filter((way) => way.length && way.every((part) => isNumber(part) || known.has(part)));
  return found.length ? found.slice(0, parts ? 2 : 1) : undefined;
}

async function meaning(
  db: Db,
  token: Token,
  known: ReadonlySet<string>,
  tokenizer: Tokenizer,
  synonyms: Synonyms,
): Promise<Unit> {
  const found = isHan(token.surface)
    ? await hanMeaning(db, token, known, tokenizer)
    : await latinMeaning(db, token, synonyms);
  return found ?? nothing(token);
}

/** What was meant has synonyms too. */
const widened = (unit: Unit, synonyms: Synonyms): Unit => ({
  ...unit,
  terms: unit.terms.map(({ own, near }) => ({
    own,
    near: [...near, ...own.flatMap((word) => synonyms.of.get(word.join(' ')) ?? [])],
  })),
});

async function hanMeaning(
  db: Db,
  { surface, lexeme }: Token,
  known: ReadonlySet<string>,
  tokenizer: Tokenizer,
): Promise<Unit | undefined> {
  const letters = [...lexeme];
  const { pinyin } = tokenizer.sound(lexeme);
  const alike = letters.length > 1 ? await vocabulary.sounding(db, [pinyin], []) : [];
  const best =
    alike.find(({ word, titles }) => titles > 0 && [...word].length === letters.length) ?? (await nearest(db, lexeme));
  if (best) return { shown: best.label, terms: [{ own: [best.word.split(' ')], near: [] }], found: 'corrected' };
  if (!letters.every((letter) => known.has(letter))) return undefined;
  return { shown: surface, terms: [{ own: [letters], near: [] }], found: 'as-typed' };
}

async function latinMeaning(db: Db, token: Token, synonyms: Synonyms): Promise<Unit | undefined> {
  const { surface } = token;
  if (!/^[a-z]{2,}$/.test(surface)) return undefined;
  const heard = await vocabulary.sounding(
    db,
    [...new Set([surface, ...substrings(surface)])],
    surface.length <= 6 ? [surface] : [],
  );
  const meant = [
    heard.filter(({ pinyin }) => pinyin === surface),
    heard.filter(({ initials }) => initials === surface),
  ].find(({ length }) => length);
  const unit = (terms: Term[]): Unit => ({ shown: surface, terms, found: 'as-typed' });
  if (meant) return unit([toTerm(meant)]);
  const alike = synonyms.bySound.get(surface);
  if (alike) return unit([{ own: [alike], near: [] }]);
  const begun = await vocabulary.startingWith(db, surface, MEANINGS);
  if (begun.length) return unit([{ own: meanings(begun), near: [] }]);
  const best = await nearest(db, surface);
  if (best) return { shown: best.label, terms: [{ own: [best.word.split(' ')], near: [] }], found: 'corrected' };
  const parts = pieces(surface, new Set(heard.flatMap(({ pinyin }) => pinyin ?? [])));
  return parts
    ? unit(parts.map((part) => toTerm(heard.filter(({ pinyin }) => pinyin === part))))
    : joinedByMistake(db, surface);
}

/** Unless a word two slips away is the likelier one: that is asked about, not assumed. */
async function joinedByMistake(db: Db, surface: string): Promise<Unit | undefined> {
  const unit = await runTogether(db, surface);
  return unit && ((await nearlyNearest(db, surface)) ? undefined : unit);
}

/** Few mistype the first letter. */
const beginsAlike = (word: string, { word: other, pinyin }: vocabulary.FoundTerm): boolean =>
  word[0] === other[0] || word[0] === pinyin?.[0];

/** The commonest word one slip away, in letters or in pinyin. */
async function nearest(db: Db, word: string): Promise<vocabulary.FoundTerm | undefined> {
  const keys = slipKeys(word);
  return keys.length ? commonest(word, await vocabulary.slipped(db, keys), 1) : undefined;
}

/** A word two slips away, if it begins alike. */
export async function nearlyNearest(db: Db, word: string): Promise<vocabulary.FoundTerm | undefined> {
  const start = [...word].slice(0, isHan(word) ? 1 : 2).join('');
  return commonest(word, await vocabulary.startingWith(db, start, BEGINNING_ALIKE), 2);
}

function commonest(word: string, rows: vocabulary.FoundTerm[], most: number): vocabulary.FoundTerm | undefined {
  const away = ({ word: other, label, pinyin }: vocabulary.FoundTerm) =>
    Math.min(
      slips(word, other),
      slips(word, label),
      isHan(word) || !pinyin ? Number.POSITIVE_INFINITY : slips(word, pinyin),
    );
  return rows
    .map((row) => ({ row, distance: away(row) }))
    .filter(({ row, distance }) => distance > 0 && distance <= most && distance < row.word.length / 2)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(beginsAlike(word, b.row)) - Number(beginsAlike(word, a.row)) ||
        b.row.titles - a.row.titles,
    )[0]?.row;
}
