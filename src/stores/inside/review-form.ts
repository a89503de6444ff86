import { atom } from 'nanostores';
import { viewReviewForm, writeReviews } from '#contract/review/calls.ts';
import type { ReviewForm, ShopScores, WriteReviews, WrittenReviews } from '#contract/review/schema.ts';
import { reviewError } from '#contract/review/text.values.ts';
import { SHOP_SCORES } from '#contract/review/values.ts';
import { mall } from '../../lib/browser/api/browser.ts';
import { inThisTab, persisted } from '../../lib/browser/persisted.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';
import { byId } from '../../lib/shared/api/missing.ts';
import { createIdempotentCall } from '../public/idempotent-call.ts';
import { createResource } from '../public/resource.ts';
import type { TextWords } from './review.ts';

/** `score` 0: not reviewed. */
export type LineReview = { score: number; text: string; pictures: string[] };
type Draft = { lines: Record<string, LineReview>; shop: Partial<ShopScores>; anonymous: boolean };
type Words = FailureWords & TextWords & { nothing: string; scoreFirst: string; shopWhole: string; wait: string };

const BLANK: LineReview = { score: 0, text: '', pictures: [] };
const EMPTY: Draft = { lines: {}, shop: {}, anonymous: false };
const draftOf = (orderId: string) =>
  persisted<Draft>(
    `liangji.draft.review.${orderId}`,
    (stored) => ({ ...EMPTY, ...(stored as Draft | null) }),
    inThisTab,
  );

export const lineKey = (lineId: number): string => `line:${lineId}`;

export function createReviewForm(orderId: string, words: Words) {
  const form = createResource<ReviewForm | undefined>(
    () => byId(orderId, () => mall.call(viewReviewForm, { params: { orderId } })),
    words,
  );
  const call = createIdempotentCall<WriteReviews>();
  const saved = draftOf(orderId);
  const $draft = atom<Draft>(EMPTY);
  const $errors = atom<Record<string, string>>({});
  const $busy = atom(false);
  const $written = atom<WrittenReviews | undefined>(undefined);
  const sending = new Set<number>();

  function change(changes: Partial<Draft>): void {
    $draft.set({ ...$draft.get(), ...changes });
    $errors.set({});
    saved.save($draft.get());
  }
  const lineOf = (lineId: number): LineReview => $draft.get().lines[lineId] ?? BLANK;
  const setLine = (lineId: number, changes: Partial<LineReview>): void =>
    change({ lines: { ...$draft.get().lines, [lineId]: { ...lineOf(lineId), ...changes } } });
  const setShop = (name: keyof ShopScores, score: number): void =>
    change({ shop: { ...$draft.get().shop, [name]: score } });
  function setSending(lineId: number, isSending: boolean): void {
    if (isSending) sending.add(lineId);
    else sending.delete(lineId);
  }

  const openLines = () => form.value()?.lines.filter(({ state }) => state === 'open') ?? [];

  function lineError({ score, text, pictures }: LineReview): string | undefined {
    const error = reviewError(text);
    if (error) return words[error];
    return score === 0 && (text.trim() || pictures.length) ? words.scoreFirst : undefined;
  }

  function errorsOf(): Record<string, string> {
    const lines = openLines().map(({ id }) => ({ id, line: lineOf(id) }));
    const scores = form.value()?.scored ? [] : SHOP_SCORES.filter((name) => $draft.get().shop[name]);
    const some = lines.some(({ line }) => line.score > 0);
    const all = some ? sending.size > 0 && words.wait : words.nothing;
    return Object.fromEntries([
      ...lines.flatMap(({ id, line }) => {
        const error = lineError(line);
        return error ? [[lineKey(id), error]] : [];
      }),
      ...(scores.length % SHOP_SCORES.length ? [['shop', words.shopWhole]] : []),
      ...(all ? [['all', all]] : []),
    ]);
  }

  function bodyOf(): WriteReviews {
    const { shop, anonymous } = $draft.get();
    const lines = openLines()
      .map(({ id }) => ({ lineId: id, ...lineOf(id) }))
      .filter(({ score }) => score > 0);
    const whole = !form.value()?.scored && SHOP_SCORES.every((name) => shop[name]);
    return { lines, anonymous, ...(whole ? { shop: shop as ShopScores } : {}) };
  }

  async function send(): Promise<void> {
    if ($busy.get()) return;
    $errors.set(errorsOf());
    if (Object.keys($errors.get()).length) return;
    $busy.set(true);
    const body = bodyOf();
    try {
      $written.set(await call.run(body, (key) => mall.call(writeReviews, { params: { orderId }, body, key })));
      saved.drop();
      $draft.set(EMPTY);
    } catch (error) {
      const { field = '', text } = failureOf(error, words);
      const line = body.lines[Number(/^lines\.(\d+)\./.exec(field)?.[1])];
      $errors.set({ [line ? lineKey(line.lineId) : 'all']: text });
    } finally {
      $busy.set(false);
    }
  }

  const restore = (): void => $draft.set(saved.read());
  async function goOn(): Promise<void> {
    await form.reload();
    $written.set(undefined);
  }

  const { $state, reload } = form;
  return {
    $state,
    reload,
    $draft,
    $errors,
    $busy,
    $written,
    lineOf,
    setLine,
    setShop,
    change,
    setSending,
    send,
    restore,
    goOn,
  };
}
export type ReviewFormStore = ReturnType<typeof createReviewForm>;
