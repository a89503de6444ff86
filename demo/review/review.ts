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
import { ADDED, ANSWERS, MORE, NAMES, VOICES } from './common.ts';
import type { Voice } from './types.ts';

const LEAST = 5;
const MOST = 60;
/** Reviews are spread over so many days before the demo's day. */
const OVER_DAYS = 240;
const ENGLISH = 0.3;

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

/** @param topOf code of the top category of a product */
export function reviewRows(
  goods: readonly Product[],
  shops: readonly Shop[],
  accounts: readonly number[],
  { topOf, today }: { topOf: (categoryId: number) => string; today: Date },
): Rows {
  const rows: Rows = { reviews: [], figures: [], scores: [] };
  const shopOf = new Map(shops.map((one) => [one.id, one]));
  for (const one of goods) {
    if (one.status !== PUBLISH_STATUS.PUT_ON) continue;
    const draw = chance(one.code);
    const used = new Set<string>();
    const count = Math.round(
      LEAST + (MOST - LEAST) * Math.min(1, Math.sqrt((one.sales ?? 0) / 85_000)) * (0.35 + 0.65 * draw()),
    );
    const own = Array.from({ length: count }, () =>
      toReview(one, accounts, { top: topOf(one.categoryId), today, used, draw }),
    );
    rows.reviews.push(...own);
    rows.figures.push(figuresOf(one.id ?? 0, own));
    const shop = shopOf.get(one.shopId);
    if (shop) rows.scores.push(...own.map((row) => toScores(row, shop, draw)));
  }
  return rows;
}

/** `used`: texts of other reviews of the product. */
type Drawing = { top: string; today: Date; used: Set<string>; draw: () => number };

type Mood = keyof Voice;
const moodOf = (score: number): Mood => (score >= 4 ? 'good' : score === 3 ? 'middling' : 'bad');

function toReview(one: Product, accounts: readonly number[], drawing: Drawing): Review {
  const { top, today, draw } = drawing;
  const score = drawScore(one.score ?? 0, draw);
  const language = draw() < ENGLISH ? 'en' : 'zh';
  const mood = moodOf(score);
  const shown = one.pictures.slice(1);
  const pictured = mood !== 'bad' && shown.length > 0 && draw() < 0.22;
  const at = new Date(today.getTime() - Math.floor((draw() ** 1.6 * OVER_DAYS + 1) * DAY_MS));
  return {
    ...{ productId: one.id ?? 0, shopId: one.shopId, accountId: oneOf(accounts, draw), score, language },
    spec: one.axes.map(({ values }): TextPair => oneOf(values, draw).name),
    text: said(VOICES[top]?.[language][mood] ?? [], mood === 'good' ? MORE[language] : [], { ...drawing, language }),
    pictures: pictured ? shown.slice(0, 1 + Math.floor(draw() * shown.length)) : [],
    anonymous: draw() < 0.2,
    createdAt: at,
    ...addition(mood, language, { at, today, draw }),
    ...answer(mood, language, { at, today, draw }),
  };
}

const TRIES = 6;
/** A text that no other review of the product has; empty when all are used. */
function said(
  first: readonly string[],
  more: readonly string[],
  { language, used, draw }: Drawing & { language: Language },
) {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const start = oneOf(first, draw);
    const text = more.length && draw() < 0.45 ? `${start}${language === 'en' ? ' ' : ''}${oneOf(more, draw)}` : start;
    if (used.has(text)) continue;
    used.add(text);
    return text;
  }
  return '';
}

type Later = { at: Date; today: Date; draw: () => number };
const later = ({ at, today }: Later, days: number) => new Date(Math.min(today.getTime(), at.getTime() + days * DAY_MS));

function addition(mood: Mood, language: Language, time: Later): Pick<Review, 'addedText' | 'addedAt'> {
  const { draw } = time;
  if (mood !== 'good' || draw() > 0.09) return { addedText: null, addedAt: null };
  return { addedText: oneOf(ADDED[language], draw), addedAt: later(time, 3 + draw() * 40) };
}

function answer(mood: Mood, language: Language, time: Later): Pick<Review, 'answer' | 'answeredAt'> {
  const { draw } = time;
  if (draw() > (mood === 'good' ? 0.1 : 0.7)) return { answer: null, answeredAt: null };
  return { answer: oneOf(ANSWERS[mood === 'good' ? 'good' : 'bad'][language], draw), answeredAt: later(time, 1) };
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
