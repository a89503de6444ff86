import { NUMBER, toNumber } from './number-words.rules.ts';

/** A price in the words of a search: 100元以下, 两千左右, under 2000, between 50 and 80. */
export type PriceWords = {
  text: string;
  /** Fen. */
  min: number | undefined;
  max: number | undefined;
};

const FEN = 100;
const ABOUT = { low: 0.7, high: 1.3 };
/** Smaller numbers without a currency are ages, sizes or pieces. */
const LEAST_BARE = 10;

/** The mall's prices are yuan; a bound in other money says nothing about them. */
const FOREIGN = /[$€£]|美元|欧元|英镑|dollars?|bucks|usd|euros?|pounds/;
const amount = (name: string): string => String.raw`[¥$€£]?\s*(?<${name}>${NUMBER}k?)`;
const YUAN = String.raw`\s*(?<currency>元|块钱?|rmb|cny|yuan|kuai|美元|欧元|英镑|dollars?|bucks|usd|euros?|pounds)`;
const NO_UNIT = String.raw`(?![\d.]|\s*(?:岁|个|人|寸|码|号|支|片|瓶|月|年|天|years?|yrs?|months?|kgs?|g|ml|l|mm|cm|m|inch|in|w|mah|gb|tb|"|%|x)(?![a-z]))`;
const BETWEEN = String.raw`\s*(?:到|至|-|~|–|—|to|and)\s*`;

type Reading = (low: number, high: number) => Pick<PriceWords, 'min' | 'max'>;
type Rule = { pattern: RegExp; read: Reading; bare?: true };

const upTo: Reading = (low) => ({ min: undefined, max: low });
const from: Reading = (low) => ({ min: low, max: undefined });
const range: Reading = (low, high) => ({ min: low, max: high });
const about: Reading = (low) => ({ min: low * ABOUT.low, max: low * ABOUT.high });
const rule = (source: string, read: Reading, bare = true): Rule => ({
  pattern: new RegExp(source, 'u'),
  read,
  ...(bare ? { bare } : {}),
});

const RULES: Rule[] = [
  rule(String.raw`\b(?:between|from)\s+${amount('low')}(?:${YUAN})?${BETWEEN}${amount('high')}${NO_UNIT}`, range),
  rule(`${amount('low')}元?${BETWEEN}${amount('high')}${YUAN}(?:之间|左右)?`, range, false),
  rule(String.raw`${amount('low')}(?:到|至)${amount('high')}(?=的|\s|$)`, range),
  rule(String.raw`(?:不超过|低于|少于|不到|最多|小于)\s*${amount('low')}(?:${YUAN})?${NO_UNIT}`, upTo),
  rule(String.raw`${amount('low')}(?:${YUAN})?\s*(?:以下|以内|之内|以里|内)`, upTo),
  rule(
    String.raw`\b(?:under|below|less than|cheaper than|up to|no more than|max(?:imum)?|within)\s+${amount('low')}(?:${YUAN})?${NO_UNIT}`,
    upTo,
  ),
  rule(String.raw`(?:超过|高于|大于|不低于)\s*${amount('low')}(?:${YUAN})?${NO_UNIT}`, from),
  rule(String.raw`${amount('low')}(?:${YUAN})?\s*以上`, from),
  rule(String.raw`\b(?:over|above|more than|at least)\s+${amount('low')}(?:${YUAN})?${NO_UNIT}`, from),
  rule(String.raw`${amount('low')}(?:${YUAN})?\s*(?:左右|上下)`, about),
  rule(String.raw`\b(?:around|about)\s+${amount('low')}(?:${YUAN})?${NO_UNIT}`, about),
  rule(`${amount('low')}${YUAN}`, about, false),
];

/** `foreign`: a bound in other money than the mall's, as it was typed. */
type Priced = { rest: string } & ({ price: PriceWords; foreign?: undefined } | { foreign: string; price?: undefined });

export function priceIn(text: string): Priced | undefined {
  for (const { pattern, read, bare } of RULES) {
    const match = pattern.exec(text);
    if (!match?.groups) continue;
    const [low, high] = [match.groups.low, match.groups.high ?? match.groups.low].map(toYuan);
    const named = Boolean(match.groups.currency) || /[¥$€£]/.test(match[0]);
    if (!(low && high && low <= high) || (bare && !named && high < LEAST_BARE)) continue;
    const { min, max } = read(low, high);
    const fen = (yuan: number | undefined) => (yuan === undefined ? undefined : Math.round(yuan * FEN));
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    const words = match[0].trim();
    return FOREIGN.test(words)
      ? { foreign: words, rest }
      : { price: { text: words, min: fen(min), max: fen(max) }, rest };
  }
  return undefined;
}

const toYuan = (text = ''): number => (text.endsWith('k') ? toNumber(text.slice(0, -1)) * 1_000 : toNumber(text));
