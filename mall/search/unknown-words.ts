import type { Db } from '../db/open.ts';
import { splitJoinedWords } from './compounds.ts';
import { endOf, neighbours, termOfEnding } from './endings.rules.ts';
import type { Term } from './plan.rules.ts';
import { isHan, type Token } from './spaced-words.rules.ts';
import { pieces, slipKeys, slips, substrings } from './spelling.rules.ts';
import type { Synonyms } from './synonyms.rules.ts';
import type { Tokenizer } from './tokenizer.ts';
import { MEANINGS, meanings, toTerm, type Unit } from './unit.ts';
import * as vocabulary from './vocabulary.ts';

const BEGINNING_ALIKE = 500;
/** Short words have many neighbours, and few people mistype the first letter. */
const SHORT = 4;
const LONG = 7;
const SHORT_HAN = 2;
/** Of its letters, so many may be wrong in a word that is offered instead. */
const OFFERED = 0.34;
const INITIALS = { least: 4, most: 6 };

export const meaningOf = async (
  db: Db,
  token: Token,
  known: ReadonlySet<string>,
  tokenizer: Tokenizer,
  synonyms: Synonyms,
): Promise<Unit | undefined> =>
  isHan(token.surface) ? hanMeaning(db, token, known, tokenizer) : latinMeaning(db, token, tokenizer, synonyms);

const unit = (shown: string, terms: Term[], found: Unit['found'] = 'as-typed'): Unit => ({
  shown,
  terms,
  found,
  kind: 'word',
});
const corrected = ({ label, word }: vocabulary.FoundTerm): Unit =>
  unit(label, [{ own: [word.split(' ')], near: [] }], 'corrected');

async function hanMeaning(
  db: Db,
  { surface, lexeme }: Token,
  known: ReadonlySet<string>,
  tokenizer: Tokenizer,
): Promise<Unit | undefined> {
  const isWord = tokenizer.isWord(lexeme);
  // Short words of the dictionary sound like others, and are meant.
  const alike = isWord && lexeme.length <= SHORT_HAN ? undefined : await soundsLike(db, lexeme, tokenizer);
  if (alike) return corrected(alike);
  const end = endOf(lexeme, tokenizer.within(lexeme));
  if (end && known.has(end)) return unit(surface, [{ own: [], near: [[end]] }]);
  // A word of the dictionary is not a typing error.
  const slip = isWord ? undefined : await nearest(db, lexeme);
  if (slip) return corrected(slip);
  const term = termOfEnding(lexeme, known);
  if (term) return unit(surface, [term]);
  const side = neighbours(lexeme);
  const there = await vocabulary.knownWords(db, side);
  return side.length && side.every((two) => there.has(two)) ? unit(surface, [{ own: [side], near: [] }]) : undefined;
}

async function soundsLike(db: Db, lexeme: string, tokenizer: Tokenizer): Promise<vocabulary.FoundTerm | undefined> {
  const letters = [...lexeme];
  if (letters.length < 2) return undefined;
  const alike = await vocabulary.sounding(db, [tokenizer.sound(lexeme).pinyin], []);
  return alike.find(({ word, titles }) => titles > 0 && [...word].length === letters.length);
}

async function latinMeaning(
  db: Db,
  { surface, lexeme }: Token,
  tokenizer: Tokenizer,
  synonyms: Synonyms,
): Promise<Unit | undefined> {
  if (!/^[a-z]{2,}$/.test(surface)) return undefined;
  const within = substrings(surface);
  const byInitials = surface.length <= INITIALS.most ? [surface, ...within] : [];
  const heard = await vocabulary.sounding(db, [...new Set([surface, ...within])], byInitials);
  const meant = [
    heard.filter(({ pinyin }) => pinyin === surface),
    heard.filter(({ initials }) => initials === surface),
  ].find(({ length }) => length);
  if (meant) return unit(surface, [toTerm(meant)]);
  const alike = synonyms.bySound.get(surface);
  if (alike) return unit(surface, [{ own: [alike], near: [] }]);
  const isEnglish = tokenizer.isWord(surface) || tokenizer.isWord(lexeme);
  const slip = isEnglish ? undefined : await nearest(db, surface);
  const begun = await vocabulary.startingWith(db, surface, MEANINGS);
  if (begun.length && !slip) return unit(surface, [{ own: meanings(begun), near: [] }]);
  if (slip) return corrected(slip);
  const parts = pieces(surface, new Set(heard.flatMap(({ pinyin }) => pinyin ?? [])));
  if (parts)
    return unit(
      surface,
      parts.map((part) => toTerm(heard.filter(({ pinyin }) => pinyin === part))),
    );
  return (isEnglish ? undefined : severalInitials(surface, heard)) ?? joinedByMistake(db, surface);
}

/** `lyej`: the initials of 蓝牙 and of 耳机. */
function severalInitials(surface: string, heard: vocabulary.FoundTerm[]): Unit | undefined {
  if (surface.length < INITIALS.least || surface.length > INITIALS.most) return undefined;
  const all = heard.flatMap(({ initials, titles }) => (initials && titles > 0 ? [initials] : []));
  const parts = pieces(surface, new Set(all));
  // Random keys repeat; names of goods do not.
  if (!parts || new Set(parts).size < parts.length) return undefined;
  const terms = parts.map((part) => toTerm(heard.filter(({ initials }) => initials === part)));
  return { ...unit(surface, terms), guessed: true };
}

/** Not if a word two edits away is the likelier one: that is offered, not assumed. */
async function joinedByMistake(db: Db, surface: string): Promise<Unit | undefined> {
  const found = await splitJoinedWords(db, surface);
  return found && ((await nearlyNearest(db, surface)) ? undefined : found);
}

const beginsAlike = (word: string, { word: other, pinyin }: vocabulary.FoundTerm): boolean =>
  word[0] === other[0] || word[0] === pinyin?.[0];

async function nearest(db: Db, word: string): Promise<vocabulary.FoundTerm | undefined> {
  const keys = isHan(word) || word.length > SHORT ? slipKeys(word) : [];
  const rows = keys.length ? await vocabulary.slipped(db, keys) : [];
  return commonest(word, isHan(word) ? rows : rows.filter((row) => beginsAlike(word, row)), 1);
}

/** For what is offered, not assumed. */
export async function nearlyNearest(db: Db, word: string): Promise<vocabulary.FoundTerm | undefined> {
  const start = [...word].slice(0, isHan(word) || word.length >= LONG ? 1 : 2).join('');
  const most = isHan(word) ? 2 : Math.min(2, Math.floor(word.length * OFFERED));
  return commonest(word, await vocabulary.startingWith(db, start, BEGINNING_ALIKE), most);
}

function commonest(word: string, rows: vocabulary.FoundTerm[], most: number): vocabulary.FoundTerm | undefined {
  const away = (form: string): number => {
    const distance = slips(word, form);
    return distance < form.length / 2 ? distance : Number.POSITIVE_INFINITY;
  };
  const nearestForm = ({ word: other, label, pinyin }: vocabulary.FoundTerm) =>
    Math.min(away(other), away(label), isHan(word) || !pinyin ? Number.POSITIVE_INFINITY : away(pinyin));
  return rows
    .map((row) => ({ row, distance: nearestForm(row) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        Number(beginsAlike(word, b.row)) - Number(beginsAlike(word, a.row)) ||
        b.row.titles - a.row.titles,
    )[0]?.row;
}
