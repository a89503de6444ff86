import { PUBLISH_STATUS } from '#contract/enums.ts';
import type { Language } from '#contract/language.ts';
import { STARS } from '#contract/review/values.ts';
import { DAY_MS } from '#contract/time.ts';
import type { account } from '#mall/account/account.tables.ts';
import type { TextPair } from '#mall/db/columns.ts';
import type { product } from '#mall/product/product.tables.ts';
import type { review, reviewFigures, shopScore } from '#mall/review/review.tables.ts';
import type { shop } from '#mall/store/shop.tables.ts';
import { hash } from '../hash.ts';
import { ANSWERS, MORE, NAMES } from './common.ts';
import type { Mood, Sentences } from './types.ts';
import { sentencesFor } from './voices.ts';

const LEAST = 5;
const MOST = 60;
/** Reviews are spread over so many days before the demo's day. */
const OVER_DAYS = 240;
const ENGLISH = 0.3;
const PICTURED = 0.22;

type Product = Omit<typeof product.$inferInsert, 'detail'> & { id?: number | undefined };
type Shop = typeof shop.$inferInsert & { id: number };
type Review = typeof review.$inferInsert;
type Figures = typeof reviewFigures.$inferInsert;
type Rows = { reviews: Review[]; figures: Figures[]; scores: (typeof shopScore.$inferInsert)[] };

/** Pseudo-random numbers from 0 to 1, the same every time. */
function chance(seed: string): () => number {
  let turn = 0;
  return () => {
    turn += 1;
    return (hash(`${seed} ${turn} ${seed.length}`) % 100_003) / 100_003;
  };
}
const oneOf = <T>(from: readonly T[], draw: () => number): T => from[Math.floor(draw() * from.length)] as T;

/** They never log in. */
export const reviewers = (passwordHash: string): (typeof account.$inferInsert)[] =>
  NAMES.map((nickName, n) => ({
    userName: `demo_reader${n + 1}`,
    mobile: `199000010${String(n).padStart(2, '0')}`,
    ...{ nickName, passwordHash },
  }));

/** Averages about `target` hundredths of a star over many. */
function drawScore(target: number, draw: () => number): number {
  const best = Math.min(0.97, Math.max(0.15, (target - 350) / 150));
  if (draw() < best) return 5;
  const rest = draw();
  if (rest < 0.66) return 4;
  if (rest < 0.86) return 3;
  return rest < 0.94 ? 2 : 1;
}

/** @param codesOf what a product goes by: its own code and those of its categories */
export function reviewRows(
  goods: readonly Product[],
  shops: readonly Shop[],
  accounts: readonly number[],
  { codesOf, today }: { codesOf: (product: Product) => readonly string[]; today: Date },
): Rows {
  const rows: Rows = { reviews: [], figures: [], scores: [] };
  const shopOf = new Map(shops.map((one) => [one.id, one]));
  for (const one of goods) {
    if (one.status !== PUBLISH_STATUS.PUT_ON) continue;
    const draw = chance(one.code);
    const drawing: Drawing = {
      ...{ today, draw, sentences: sentencesFor(codesOf(one)), used: new Set() },
      // Of their own, so that other words leave the scores as they are.
      drawWords: chance(`${one.code} words`),
    };
    const count = Math.round(
      LEAST + (MOST - LEAST) * Math.min(1, Math.sqrt((one.sales ?? 0) / 85_000)) * (0.35 + 0.65 * draw()),
    );
    const own = Array.from({ length: count }, () => toReview(one, accounts, drawing));
    rows.reviews.push(...own);
    rows.figures.push(figuresOf(one.id ?? 0, own));
    const shop = shopOf.get(one.shopId);
    if (shop) rows.scores.push(...own.map((row) => toScores(row, shop, draw)));
  }
  return rows;
}

type Draw = () => number;
/** `used`: texts of other reviews of the product. */
type Drawing = { today: Date; sentences: Record<Language, Sentences>; used: Set<string>; draw: Draw; drawWords: Draw };

const moodOf = (score: number): Exclude<Mood, 'added'> => (score >= 4 ? 'good' : score === 3 ? 'middling' : 'bad');

function toReview(one: Product, accounts: readonly number[], drawing: Drawing): Review {
  const { today, draw } = drawing;
  const score = drawScore(one.score ?? 0, draw);
  const language = draw() < ENGLISH ? 'en' : 'zh';
  const mood = moodOf(score);
  const at = new Date(today.getTime() - Math.floor((draw() ** 1.6 * OVER_DAYS + 1) * DAY_MS));
  const accountId = oneOf(accounts, draw);
  const bought = one.axes.map(({ values }) => oneOf(values, draw));
  return {
    ...{ productId: one.id ?? 0, shopId: one.shopId, accountId, score, language },
    spec: bought.map(({ name }): TextPair => name),
    text: said(mood, language, drawing),
    pictures: mood === 'bad' ? [] : picturesOf(one, bought, draw),
    anonymous: draw() < 0.2,
    createdAt: at,
    ...addition(mood, language, drawing, at),
    ...answer(mood, language, drawing, at),
  };
}

type Bought = Product['axes'][number]['values'][number];

/** Of the colour that was bought: the pictures after the first one show the product in its first colour. */
function picturesOf({ pictures: [main, ...views] }: Product, bought: readonly Bought[], draw: Draw): string[] {
  const [colour] = bought.flatMap(({ picture }) => picture ?? []);
  const shown = colour === undefined || colour === main ? views : [colour];
  return shown.length > 0 && draw() < PICTURED ? shown.slice(0, 1 + Math.floor(draw() * shown.length)) : [];
}

const TRIES = 6;
/** A text that no other review of the product has; empty when all are used. */
function said(mood: Mood, language: Language, { sentences, used, drawWords }: Drawing): string {
  const more = mood === 'good' ? MORE[language] : [];
  for (let turn = 0; turn < TRIES; turn += 1) {
    const start = oneOf(sentences[language][mood], drawWords);
    const goesOn = more.length && drawWords() < 0.45;
    const text = goesOn ? `${start}${language === 'en' ? ' ' : ''}${oneOf(more, drawWords)}` : start;
    if (used.has(text)) continue;
    used.add(text);
    return text;
  }
  return '';
}

const later = (at: Date, days: number, today: Date) =>
  new Date(Math.min(today.getTime(), at.getTime() + days * DAY_MS));

function addition(
  mood: Mood,
  language: Language,
  { sentences, today, draw, drawWords }: Drawing,
  at: Date,
): Pick<Review, 'addedText' | 'addedAt'> {
  if (mood !== 'good' || draw() > 0.09) return { addedText: null, addedAt: null };
  return { addedText: oneOf(sentences[language].added, drawWords), addedAt: later(at, 3 + draw() * 40, today) };
}

function answer(
  mood: Mood,
  language: Language,
  { today, draw, drawWords }: Drawing,
  at: Date,
): Pick<Review, 'answer' | 'answeredAt'> {
  if (draw() > (mood === 'good' ? 0.1 : 0.7)) return { answer: null, answeredAt: null };
  return {
    answer: oneOf(ANSWERS[mood === 'good' ? 'good' : 'bad'][language], drawWords),
    answeredAt: later(at, 1, today),
  };
}

function figuresOf(productId: number, own: readonly Review[]): Figures {
  const [stars1 = 0, stars2 = 0, stars3 = 0, stars4 = 0, stars5 = 0] = STARS.map(
    (star) => own.filter(({ score }) => score === star).length,
  );
  return {
    ...{ productId, stars1, stars2, stars3, stars4, stars5 },
    pictured: own.filter(({ pictures }) => pictures.length > 0).length,
    added: own.filter(({ addedAt }) => addedAt).length,
  };
}

const toScores = (row: Review, shop: Shop, draw: () => number): Rows['scores'][number] => ({
  ...{ shopId: shop.id, accountId: row.accountId, createdAt: row.createdAt },
  description: drawScore(shop.goodsScore ?? 0, draw),
  service: drawScore(shop.serviceScore ?? 0, draw),
  delivery: drawScore(shop.deliveryScore ?? 0, draw),
});
