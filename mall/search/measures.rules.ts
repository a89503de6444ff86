import { NUMBER, toNumber } from './number-words.rules.ts';

/** 500ml, 500毫升 and 500 毫升 are one word, and 2.5 公斤 is 5 斤: sizes are looked up in one unit of each kind. */

type Measure = { unit: string; factor: number; names: string };

const MEASURES: Measure[] = [
  { unit: 'ml', factor: 1, names: '毫升|ml|millilit(?:re|er)s?' },
  { unit: 'g', factor: 1_000, names: '公斤|千克|kgs?|kilos?|kilograms?' },
  { unit: 'g', factor: 500, names: '斤' },
  { unit: 'g', factor: 1, names: '克|g|grams?' },
  { unit: 'ml', factor: 1_000, names: '公升|升|l|lit(?:re|er)s?' },
  { unit: 'in', factor: 1, names: '英寸|寸|inch(?:es)?|"|″' },
  { unit: 'mm', factor: 1, names: '毫米|mm' },
  { unit: 'mm', factor: 10, names: '厘米|公分|cm' },
  { unit: 'mm', factor: 1_000, names: '米|m' },
];

const ANY = new RegExp(
  String.raw`(?<![\d.\p{Script=Latin}])(${NUMBER})[\s-]*(?:${MEASURES.map(({ names }) => `(${names})`).join('|')})(?!\p{Script=Latin})`,
  'gu',
);
/** Sizes of clothes and shoes, which the catalogue writes as bare numbers. */
const SIZE = /(?<!\d)(\d{2}(?:\.5)?)\s*码|\bsize\s+(\d{2}(?:\.5)?)\b/gu;

const canonical = (match: RegExpMatchArray): string | undefined => {
  const at = MEASURES.findIndex((_, n) => match[n + 2] !== undefined);
  const measure = MEASURES[at];
  const value = toNumber(String(match[1]));
  return measure && value > 0 ? `${Number((value * measure.factor).toFixed(2))}${measure.unit}` : undefined;
};

/** Ages, which other words of the query express better: 5岁, 3 year old. */
const AGE = new RegExp(
  String.raw`${NUMBER}\s*(?:周?岁|个月)(?:半|大)?|\b\d+[\s-]*(?:years?|yrs?|months?)(?:[\s-]*old)?\b`,
  'gu',
);

export const withMeasures = (text: string): string =>
  text.replace(ANY, (whole, ...groups) => {
    const found = canonical([whole, ...groups] as unknown as RegExpMatchArray);
    return found ? ` ${found} ` : whole;
  });

export const askedMeasures = (text: string): string =>
  withMeasures(text.replace(AGE, ' ').replace(SIZE, (_, zh, en) => ` ${zh ?? en} `));
