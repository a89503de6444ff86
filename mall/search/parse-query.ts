import { SEARCH } from '#contract/limits.ts';
import type { Db } from '../db/open.ts';
import { colourAsked, colourLexeme } from './colours.rules.ts';
import { type CompoundUnit, pairs, splitCompound, splitPinyin } from './compounds.ts';
import { piece, tailOf } from './document.rules.ts';
import { isWeak } from './filler.rules.ts';
import type { Alternative, Term } from './plan.rules.ts';
import { type PriceWords, priceIn } from './price-words.rules.ts';
import { isHan, isNumber, type Token } from './spaced-words.rules.ts';
import type { Synonyms } from './synonyms.rules.ts';
import * as vocabulary from './terms.queries.ts';
import { loadTokenizer, type Tokenizer } from './tokenizer.ts';
import { toText, type Unit, type UnitKind } from './unit.ts';
import { meaningOf } from './unknown-words.ts';

const LONGEST_PHRASE = 3;
/** Interpreting an unknown word is expensive, and nobody mistypes more words than this at once. */
const MOST_UNKNOWN = 4;
const NAMING: ReadonlySet<UnitKind> = new Set(['thing', 'word', 'alike']);
const SIZE = /^(?:\d|(?:x{0,3}[sl]|m|[2-5]xl)$)/;

export type ParsedQuery = { units: Unit[]; price: PriceWords | undefined };

export async function parseQuery(db: Db, text: string, synonyms: Synonyms): Promise<ParsedQuery> {
  const tokenizer = await loadTokenizer();
  const priced = priceIn(tokenizer.plain(text));
  const read = (part: string) =>
    new Reading(db, tokenizer, synonyms).units(joinSingles(tokenizer.query(part), synonyms).slice(0, SEARCH.terms));
  const { like, thing } = whatOfWhat(priced?.rest ?? text);
  const [before, after] = [like ? await read(like) : [], await read(thing)];
  const units = [...before.map((unit) => ({ ...unit, describes: after.length > 0 })), ...after].slice(0, SEARCH.terms);
  return { units: await inCatalogue(db, units), price: priced?.price };
}

/** 装大米的罐子: what is before the last 的 describes the thing. */
function whatOfWhat(text: string): { like: string; thing: string } {
  const at = text.lastIndexOf('的');
  return at > 0 && isHan(text.slice(at + 1))
    ? { like: text.slice(0, at), thing: text.slice(at + 1) }
    : { like: '', thing: text };
}

class Reading {
  readonly #db: Db;
  readonly #tokenizer: Tokenizer;
  readonly #synonyms: Synonyms;
  #known: ReadonlySet<string> = new Set();
  #unknown = 0;

  constructor(db: Db, tokenizer: Tokenizer, synonyms: Synonyms) {
    this.#db = db;
    this.#tokenizer = tokenizer;
    this.#synonyms = synonyms;
  }

  async units(tokens: Token[]): Promise<Unit[]> {
    const asked = [...tokens.flatMap((token) => this.#candidates(token)), ...pairs(tokens)];
    this.#known = await vocabulary.knownWords(this.#db, [...new Set(asked)]);
    const typed = tokens.map((token) => this.#asTyped(token));
    const units: Unit[] = [];
    for (let at = 0; at < tokens.length; ) {
      const clear = Boolean(typed[at] && typed[at + 1]) || this.#unknown >= MOST_UNKNOWN;
      const { unit, length } = (await this.#several(tokens.slice(at), clear)) ?? {
        unit: await this.#single(tokens[at] as Token, typed[at]),
        length: 1,
      };
      const joined = this.#joined(tokens[at - 1], unit);
      if (joined) units.splice(-1, 1, joined);
      else units.push(unit);
      at += length;
    }
    return units;
  }

  /** `tooth bruch`: the corrected word makes a compound with the one before it. */
  #joined(before: Token | undefined, { found, shown, terms }: Unit): Unit | undefined {
    if (!before || found !== 'corrected' || isHan(before.surface)) return undefined;
    const whole = before.surface + (terms[0]?.own[0]?.[0] ?? '');
    const unit: Unit = {
      shown: `${before.surface} ${shown}`,
      terms: [{ own: [[whole]], near: [] }],
      found,
      kind: 'thing',
    };
    return this.#synonyms.of.has(whole) ? this.#widened(unit) : undefined;
  }

  async #several(rest: Token[], clear: boolean): Promise<CompoundUnit | undefined> {
    const found =
      longestPhrase(rest.slice(0, LONGEST_PHRASE), this.#synonyms) ??
      splitCompound(rest.slice(0, 2), this.#known, this.#synonyms) ??
      (clear ? undefined : await splitPinyin(this.#db, rest));
    return found && { ...found, unit: this.#widened(found.unit) };
  }

  async #single(token: Token, typed: Alternative[] | undefined): Promise<Unit> {
    const { surface: shown, lexeme } = token;
    const kind = this.#kindOf(token);
    const colour = colourAsked(lexeme);
    if (colour)
      return { shown, terms: [{ own: [...(typed ?? []), [colourLexeme(colour)]], near: [] }], found: 'as-typed', kind };
    if (typed) return { shown, terms: [{ own: typed, near: [] }], found: 'as-typed', kind };
    const unknown: Unit = { shown, terms: [{ own: [[lexeme]], near: [] }], found: 'unknown', kind };
    this.#unknown += 1;
    if (kind === 'size' || kind === 'weak' || this.#unknown > MOST_UNKNOWN) return unknown;
    const meant = await meaningOf(this.#db, token, this.#known, this.#tokenizer, this.#synonyms);
    if (!meant) return unknown;
    // A word that only ends in the same thing is less certain than one that goods have.
    const isWord = (part: string) => part !== tailOf(lexeme) && [...part].length > 1;
    const isSure = meant.terms.some(({ own }) => own.some((way) => way.some(isWord)));
    return this.#widened({ ...meant, kind: isSure || kind !== 'thing' ? kind : 'alike' });
  }

  #widened(unit: Unit): Unit {
    const others = (word: Alternative) => this.#synonyms.of.get(word.join(' ')) ?? [];
    const [first] = unit.terms.flatMap(({ own }) => own.map((word) => word.join(' ')));
    const named = unit.terms.some(({ own }) => own.some((word) => others(word).length));
    return {
      ...unit,
      kind: named ? (this.#synonyms.qualities.has(first ?? '') ? 'quality' : 'thing') : unit.kind,
      terms: unit.terms.map(({ own, near }) => ({ own, near: [...near, ...own.flatMap(others)] })),
    };
  }

  #kindOf({ lexeme }: Token): UnitKind {
    if (isWeak(lexeme)) return 'weak';
    if (colourAsked(lexeme)) return 'colour';
    if (SIZE.test(lexeme)) return 'size';
    const isOne = isHan(lexeme) && lexeme.length === 1;
    if (tailOf(isOne ? `一${lexeme}` : lexeme)) return 'thing';
    // A lone character that names nothing says little: the 机 of 唱片 机.
    return isOne ? 'weak' : 'word';
  }

  #candidates({ lexeme, parts = [] }: Token): string[] {
    if (!isHan(lexeme)) return [lexeme, ...parts];
    const tail = tailOf(lexeme);
    return [
      lexeme,
      ...parts,
      piece(lexeme),
      ...this.#tokenizer.within(lexeme),
      ...(tail ? [tail, lexeme.slice(0, -1)] : []),
    ];
  }

  /** The words within a word, unless they leave out the thing that it is: 削皮 is no 削皮刀. */
  #parts(lexeme: string): string[] {
    const words = this.#tokenizer.within(lexeme);
    return tailOf(lexeme) && !words.some((word) => lexeme.endsWith(word)) ? [] : words;
  }

  #asTyped({ lexeme, parts }: Token): Alternative[] | undefined {
    const isOne = isHan(lexeme) && [...lexeme].length === 1;
    const ways = [
      [lexeme],
      ...(isOne ? [[piece(lexeme)]] : []),
      ...(parts ? [parts] : []),
      ...(isHan(lexeme) ? [this.#parts(lexeme)] : []),
    ];
    const found = ways.filter((way) => way.length && way.every((part) => isNumber(part) || this.#known.has(part)));
    return found.length ? found.slice(0, parts || isOne ? 2 : 1) : undefined;
  }
}

function joinSingles(tokens: Token[], synonyms: Synonyms): Token[] {
  const whole: Token[] = [];
  let open = false;
  for (const [at, token] of tokens.entries()) {
    // 滑滑梯 is a 滑梯.
    if (isHan(token.surface) && token.surface.length === 1 && tokens[at + 1]?.surface[0] === token.surface) continue;
    const single = isHan(token.surface) && [...token.surface].length === 1 && !synonyms.of.has(token.lexeme);
    const last = whole.at(-1);
    if (single && open && last && !token.apart) {
      whole[whole.length - 1] = { surface: last.surface + token.surface, lexeme: last.lexeme + token.lexeme };
    } else whole.push(token);
    open = single;
  }
  return whole;
}

function longestPhrase(tokens: Token[], synonyms: Synonyms): CompoundUnit | undefined {
  for (let length = tokens.length; length > 0; length--) {
    const some = tokens.slice(0, length);
    const own = some.map(({ lexeme }) => lexeme);
    if (!synonyms.of.has(own.join(' '))) continue;
    const shown = toText(some.map(({ surface }) => surface));
    const colour = length === 1 ? colourAsked(own[0] ?? '') : undefined;
    if (colour) return undefined;
    return { unit: { shown, terms: [{ own: [own], near: [] }], found: 'as-typed', kind: 'thing' }, length };
  }
  return undefined;
}

async function inCatalogue(db: Db, units: Unit[]): Promise<Unit[]> {
  const all = units.flatMap(({ terms }) => terms.flatMap(({ own, near }) => [...own, ...near].flat()));
  const known = await vocabulary.knownWords(db, [...new Set(all)]);
  const has = (word: Alternative) => word.every((part) => isNumber(part) || known.has(part));
  return units.map((unit) => {
    const said = unit.guessed ? [] : unit.terms.flatMap(({ own }) => own);
    const isModifier = !NAMING.has(unit.kind);
    const terms: Term[] = unit.terms.map(({ own, near }) => {
      const whole = near.filter((way) => own.some((word) => isShortFor(word.join(''), way.join(''))));
      return {
        own: [...own, ...whole].filter(has),
        near: near.filter((way) => !whole.includes(way)).filter(has),
        isModifier,
      };
    });
    const isKnown = terms.every(({ own, near }) => own.length || near.length);
    return isKnown ? { ...unit, said, terms } : { ...unit, said, found: 'unknown' };
  });
}

/** 跑鞋 is short for 跑步鞋: the same first and last character, and the others in the same order. */
function isShortFor(word: string, whole: string): boolean {
  if (!isHan(word) || word.length >= whole.length || word[0] !== whole[0] || word.at(-1) !== whole.at(-1)) return false;
  let at = 0;
  for (const character of whole) if (character === word[at]) at += 1;
  return at === word.length;
}
