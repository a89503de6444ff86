import { SEARCH } from '#contract/search/values.ts';
import type { Db } from '../db/open.ts';
import { asHead, piece } from '../ports/search-marks.rules.ts';
import { colourAsked, colourLexeme } from './colours.rules.ts';
import { type CompoundUnit, pairs, splitCompound, splitPinyin } from './compounds.ts';
import { tailOf, tellsLittle } from './endings.rules.ts';
import { excludedIn, freeOf } from './excluded-words.rules.ts';
import { isFiller, isWeak } from './filler.rules.ts';
import { inCatalogue } from './in-catalogue.ts';
import type { Alternative } from './plan.rules.ts';
import { type PriceWords, priceIn } from './price-words.rules.ts';
import { isHan, isNumber, latinTokens, type Token } from './spaced-words.rules.ts';
import type { Synonyms } from './synonyms.rules.ts';
import { loadTokenizer, type Tokenizer } from './tokenizer.ts';
import { type Excluded, toText, type Unit, type UnitKind } from './unit.ts';
import { meaningOf } from './unknown-words.ts';
import * as vocabulary from './vocabulary.ts';

const LONGEST_PHRASE = 3;
/** Interpreting an unknown word is expensive, and nobody mistypes more words than this at once. */
const MOST_UNKNOWN = 4;
const SIZE = /^(?:\d|(?:x{0,3}[sl]|m|[2-5]xl)$)/;

export type ParsedQuery = {
  units: Unit[];
  price: PriceWords | undefined;
  /** What goods must not have. */
  excluded: Excluded[];
  /** Asked for, but without effect: a price in other money, an exclusion beside no words. */
  ignored: string[];
};

export const NOTHING_ASKED: ParsedQuery = { units: [], price: undefined, excluded: [], ignored: [] };

export async function parseQuery(db: Db, text: string, synonyms: Synonyms): Promise<ParsedQuery> {
  const tokenizer = await loadTokenizer();
  const without = excludedIn(tokenizer.plain(text));
  const priced = priceIn(without.rest);
  const read = (part: string) =>
    new Reading(db, tokenizer, synonyms).units(joinSingles(tokenizer.query(part), synonyms).slice(0, SEARCH.terms));
  const { like, thing } = whatOfWhat(priced?.rest ?? without.rest);
  const [describing, naming] = [like ? await read(like) : [], headLast(await read(thing))];
  const described = describing.map((unit) => ({ ...unit, describes: naming.length > 0 }));
  const units = (isHan(thing) ? [...described, ...naming] : [...naming, ...described]).slice(0, SEARCH.terms);
  return {
    units: await inCatalogue(db, units),
    price: priced?.price,
    excluded: units.length
      ? without.excluded.flatMap(({ text: shown, words }) => toExcluded(shown, tokenizer.query(words)) ?? [])
      : [],
    // Of no goods in particular, nothing can be left out.
    ignored: [
      ...(priced?.foreign ? [priced.foreign] : []),
      ...(units.length ? [] : without.excluded.map(({ text }) => text)),
    ],
  };
}

function toExcluded(shown: string, tokens: Token[]): Excluded | undefined {
  const lexemes = tokens.map(({ lexeme }) => colourLexemeOf(lexeme) ?? lexeme);
  const [first] = tokens;
  const unless = first && (isHan(first.lexeme) ? piece(freeOf(first.lexeme)) : freeOf(first.lexeme));
  return unless === undefined ? undefined : { shown, term: { own: [lexemes], near: [], unless } };
}

function colourLexemeOf(word: string): string | undefined {
  const colour = colourAsked(word);
  return colour && colourLexeme(colour);
}

/** Between a thing and what it is for: a wool for knitting is a wool. */
const RELATION = /\s(?:for|with|to|in|from|that|which)\s/;

/** 装大米的罐子: what is before the last 的 describes the thing; in English, what is behind the first preposition. */
function whatOfWhat(text: string): { like: string; thing: string } {
  const at = text.lastIndexOf('的');
  if (at > 0 && isHan(text.slice(at + 1))) return { like: text.slice(0, at), thing: text.slice(at + 1) };
  const relation = isHan(text) ? null : RELATION.exec(text);
  const thing = text.slice(0, relation?.index).trim();
  return relation && thing && latinTokens(thing).some(({ lexeme }) => !isFiller(lexeme))
    ? { like: text.slice(relation.index + relation[0].length), thing }
    : { like: '', thing: text };
}

/** Of several English words for things the last names what is asked for: a bread knife is a knife. */
function headLast(units: Unit[]): Unit[] {
  if (units.some(({ shown }) => isHan(shown))) return units;
  const head = units.findLast(({ kind }) => kind === 'thing');
  return head
    ? units.map((unit) => (unit.kind === 'thing' && unit !== head ? { ...unit, describes: true } : unit))
    : units;
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
    const isSure = meant.terms.some(({ own, near }) => [...own, ...near].some((way) => way.some(isWord)));
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
    const kindOfThing = tailOf(lexeme);
    // What the names of goods end in, and what ends like one and is not known otherwise.
    if (this.#known.has(asHead(lexeme))) return 'thing';
    if (
      kindOfThing &&
      this.#known.has(asHead(kindOfThing)) &&
      !(isOne ? tellsLittle(kindOfThing) : this.#known.has(lexeme))
    )
      return 'thing';
    // A lone character that names nothing says little: the 机 of 唱片 机.
    return isOne ? 'weak' : 'word';
  }

  #candidates({ lexeme, parts = [] }: Token): string[] {
    if (!isHan(lexeme)) return [lexeme, asHead(lexeme), ...parts];
    const tail = tailOf(lexeme);
    return [
      lexeme,
      ...parts,
      asHead(lexeme),
      piece(lexeme),
      asHead(piece(lexeme)),
      ...this.#tokenizer.within(lexeme),
      ...(tail ? [tail, asHead(tail), lexeme.slice(0, -1), piece(lexeme.slice(-2))] : []),
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
      ...(isOne && !isWeak(lexeme) ? [[piece(lexeme)]] : []),
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
