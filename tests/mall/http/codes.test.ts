import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { mall as client } from '#src/lib/browser/api/browser.ts';
import { readApiDocuments } from '../../helpers/mall/api-documents.ts';
import { type ApiDocument, createCodedAnswers } from '../../helpers/mall/coded-answers.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

/**
 * Every call that the browser makes, against answers made of the OpenAPI document: what is not defined of an enumeration
 * is named in an alert (specification, section 8).
 */

type CallsOfFile = Record<string, Call | ((document: string) => Call)>;
const CALLS = import.meta.glob<CallsOfFile>('../../../contract/*/{,*.}calls.ts', { eager: true });
/** Those of documents are made by name. */
const DOCUMENT = 'content/{ref}';
const callOf = (call: CallsOfFile[string]): Call => (typeof call === 'function' ? call(DOCUMENT) : call);
const MODULES = import.meta.glob<Record<string, unknown>>('../../../src/lib/browser/api/**/*.ts', { eager: true });
/** What goes along with a file, and what is no call: it has no answer here. */
const NO_ANSWER = [
  ...['uploadPicture', 'uploadWithProgress', 'whenSessionEnds', 'mallBy', 'whenDeskSessionEnds'],
  ...['takeFirstCall', 'dropFirstCalls'],
];
/** What public pages show, whose bytes are few; the server checks what it sends them. */
const PUBLIC = [
  'cart/calls.ts viewCart .shops[].lines[].promotion',
  'cart/calls.ts viewCart .shops[].lines[].error',
  'cart/calls.ts viewCart .invalid[].promotion',
  'cart/calls.ts viewCart .invalid[].error',
  'cart/calls.ts mergeCart .left[].reason',
  'footprint/calls.ts listRecentlySeen .items[].promotion',
  'recommend/calls.ts listRecommended .items[].promotion',
  'watch/calls.ts addWatch .items[].kind',
  'watch/calls.ts viewWatches .items[].kind',
];
/** Goods in lists that the server reads for public pages. */
const LISTED = [
  'catalog/calls.ts listGoods .items[].promotion',
  'catalog/calls.ts listNewArrivals .weeks[].items[].promotion',
  'content/calls.ts viewHomeGoods .floors[].items[].promotion',
  'content/calls.ts viewHomeGoods .newest[].promotion',
  'content/calls.ts viewHomeGoods .shops[].items[].promotion',
  'flash-sale/calls.ts viewFlashSale .items[].promotion',
  'preview/calls.ts previewHome .flash.items[].promotion',
  'preview/calls.ts previewHome .goods.floors[].items[].promotion',
  'preview/calls.ts previewHome .goods.newest[].promotion',
  'preview/calls.ts previewHome .goods.shops[].items[].promotion',
  'search/calls.ts searchGoods .items[].promotion',
  'search/calls.ts searchGoods .mallPages[]',
  'search/calls.ts searchGoods .mentioned[].promotion',
  'search/calls.ts searchGoods .readAs[].kind',
];
/** Words that no screen reads as a code: media types, languages, what browsers read, and what stands beside other values. */
const UNREAD = [
  'appearance/calls.ts viewAppearance .theme.dark.accent',
  'appearance/calls.ts viewAppearance .theme.dark.neutral',
  'appearance/calls.ts viewAppearance .theme.dark.primary',
  'appearance/calls.ts viewAppearance .theme.font',
  'appearance/calls.ts viewAppearance .theme.light.accent',
  'appearance/calls.ts viewAppearance .theme.light.neutral',
  'appearance/calls.ts viewAppearance .theme.light.primary',
  'content/desk.calls.ts listUntranslated [].kind',
  'documents/desk.calls.ts openDraft .error',
  ...['askLoginPasskey', 'askPasskey'].flatMap((name) => [
    `operator/factor.calls.ts ${name} .allowCredentials[].type`,
    `operator/factor.calls.ts ${name} .userVerification`,
  ]),
  'operator/factor.calls.ts startPasskey .attestation',
  'operator/factor.calls.ts startPasskey .authenticatorSelection.residentKey',
  'operator/factor.calls.ts startPasskey .authenticatorSelection.userVerification',
  'operator/factor.calls.ts startPasskey .excludeCredentials[].type',
  'operator/factor.calls.ts startPasskey .pubKeyCredParams[].type',
  'review/calls.ts listOwnReviews .items[].language',
  'review/calls.ts listProductReviews .items[].language',
  'review/desk.calls.ts listReviews .items[].language',
  'store/calls.ts viewPaper .type',
  'store/desk.calls.ts viewPaper .type',
  'upload/calls.ts viewOwnFile .type',
];

let mall: TestMall;
let document: ApiDocument;
beforeAll(async () => {
  mall = await openTestMall();
  document = await readApiDocuments<ApiDocument>(mall);
});
afterAll(() => mall.close());

let alerts: string[];
beforeEach(() => {
  alerts = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { documentElement: { lang: 'zh' }, cookie: '', getElementById: () => null });
  vi.stubGlobal('alert', (text: string) => alerts.push(text));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Whatever a call asks for: text, number, list, object or function. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, name) => {
    if (name === 'then') return undefined;
    if (name === Symbol.iterator) return [][Symbol.iterator];
    return [Symbol.toPrimitive, 'toString'].includes(name) ? () => '1' : anything;
  },
});

type Send = (...anything: unknown[]) => unknown;
type Made = { name: string; codes: { at: string; text: string }[] };

/** By file and name, as `cart/calls.ts viewCart`. */
const SENT: [name: string, send: Send][] = [
  ...Object.entries(CALLS).flatMap(([file, calls]) =>
    Object.entries(calls).map(([name, call]): [string, Send] => [
      `${file.split('/contract/')[1]} ${name}`,
      () =>
        client.call(callOf(call) as Call<{ params: string; data: unknown }>, {
          params: anything as Record<string, string>,
        }),
    ]),
  ),
  ...Object.entries(MODULES).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, send]): [string, Send][] =>
      typeof send === 'function' && !NO_ANSWER.includes(name)
        ? [[`${file.split('/api/')[1]} ${name}`, send as Send]]
        : [],
    ),
  ),
];

async function makeCalls(defined: boolean): Promise<Made[]> {
  const answer = createCodedAnswers(document, defined);
  const made: Made[] = [];
  for (const [name, send] of SENT) {
    vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
      const { data, codes } = answer(method.toLowerCase(), new URL(url, 'http://mall').pathname) ?? {
        data: null,
        codes: [],
      };
      made.push({ name, codes });
      return Response.json({ success: true, code: '00000', data });
    });
    await Promise.resolve(send(anything, anything, anything, anything)).catch(() => null);
    vi.runAllTimers();
  }
  return made;
}

it('answers every call', () => {
  const unanswered = Object.values(CALLS)
    .flatMap((calls) => Object.values(calls).map(callOf))
    .filter(({ method, path }) => !document.paths[path]?.[method]);
  expect(unanswered).toEqual([]);
});

it('names every undefined code of every call', async () => {
  const made = await makeCalls(false);
  const told = alerts.join();
  const missed = made.flatMap(({ name, codes }) =>
    codes.filter(({ text }) => !told.includes(text)).map(({ at }) => `${name} ${at}`),
  );
  expect(missed.sort()).toEqual([...PUBLIC, ...LISTED, ...UNREAD].sort());
});

it('says nothing about defined ones', async () => {
  await makeCalls(true);
  expect(alerts).toEqual([]);
});
