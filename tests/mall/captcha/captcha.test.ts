import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CAPTCHA, CAPTCHA_TYPES } from '#contract/captcha/values.ts';
import { drawBlock } from '#mall/captcha/block.ts';
import { isSolved, parsePoints } from '#mall/captcha/captcha.rules.ts';
import { verifyCaptcha } from '#mall/captcha/captcha.ts';
import { drawWords } from '#mall/captcha/words.ts';
import { createSolver } from '../../helpers/captcha/solver.ts';
import { openTestMall, type TestMall } from '../../helpers/mall/mall.ts';

// Limits have a test file of their own.
const boundless = {
  create: () => ({ count: async () => true, isOver: async () => false, uncount: async () => {} }),
  close: async () => {},
};

let mall: TestMall;
let solver: ReturnType<typeof createSolver>;
beforeAll(async () => {
  mall = await openTestMall({ limits: boundless });
  solver = createSolver(mall);
});
afterAll(() => mall.close());

const sizeOf = async (base64: string) => {
  const { format, width, height, hasAlpha } = await sharp(Buffer.from(base64, 'base64')).metadata();
  return { format, width, height, hasAlpha };
};

it('a block puzzle is a picture and a piece of it, PNGs without a data prefix', async () => {
  const given = await solver.picture('blockPuzzle');
  expect(given).toMatchObject({ token: expect.stringMatching(/^[0-9a-f]{32}$/), captchaType: 'blockPuzzle' });
  expect(given.secretKey).toHaveLength(16);
  expect(given).not.toHaveProperty('solution');
  expect(await sizeOf(given.originalImageBase64)).toMatchObject({ format: 'png', width: 310, height: 155 });
  const piece = await sizeOf(given.jigsawImageBase64 ?? '');
  expect(piece).toEqual({ format: 'png', width: 47, height: 155, hasAlpha: true });
});

it('a click-words picture asks for three words', async () => {
  const given = await solver.picture('clickWord');
  expect(await sizeOf(given.originalImageBase64)).toMatchObject({ format: 'png', width: 310, height: 155 });
  expect(given.wordList).toHaveLength(CAPTCHA.clicks);
  for (const word of given.wordList ?? []) expect(word).toMatch(/^\p{Script=Han}$/u);
});

it('answers are a superset of the envelope', async () => {
  const answer = await solver.send('get', { captchaType: 'blockPuzzle', clientUid: null, ts: Date.now() });
  expect(answer).toMatchObject({ success: true, code: '00000', repCode: '0000', repMsg: null });
});

it.each(CAPTCHA_TYPES)('%s solved opens one call, by the exact text that was checked', async (type) => {
  const given = await solver.picture(type);
  const points = [await solver.solution(given)].flat();
  const moved = points.map(({ x, y }) => ({ x: x + 4.75, y }));
  const raw = type === 'blockPuzzle' ? `{ "x":${moved[0]?.x},"y":5.0 }` : JSON.stringify(moved);
  const checked = await solver.check(given, raw);
  expect(checked).toMatchObject({ repCode: '0000', repData: { result: true, token: given.token } });
  const verification = solver.verificationOf(given, raw);
  expect(await verifyCaptcha(mall, verification)).toBe(true);
  expect(await verifyCaptcha(mall, verification)).toBe(false);
});

it('says what is wrong in the language of the caller', async () => {
  const { repMsg } = await solver.send('get', {}, { language: 'en' });
  expect(repMsg).toBe('Something is missing from the request');
  expect((await solver.send('get', {})).repMsg).toBe('参数不能为空');
});

it('block: five pixels off is right, more is not; y is 5', () => {
  const solution = { type: 'blockPuzzle' as const, points: [{ x: 120, y: 5 }] };
  for (const x of [115, 117.3, 125]) expect(isSolved(solution, [{ x, y: 5 }]), String(x)).toBe(true);
  for (const x of [114.9, 125.1, -120]) expect(isSolved(solution, [{ x, y: 5 }]), String(x)).toBe(false);
  expect(isSolved(solution, [{ x: 120, y: 6 }])).toBe(false);
  expect(isSolved(solution, [])).toBe(false);
});

it('words: in order, 25 pixels off at most on each axis', () => {
  const points = [
    { x: 40, y: 40 },
    { x: 150, y: 90 },
    { x: 260, y: 40 },
  ];
  const solution = { type: 'clickWord' as const, points };
  const by = (dx: number, dy: number) => points.map(({ x, y }) => ({ x: x + dx, y: y + dy }));
  expect(isSolved(solution, by(25, -25))).toBe(true);
  expect(isSolved(solution, by(26, 0))).toBe(false);
  expect(isSolved(solution, by(0, 26))).toBe(false);
  expect(isSolved(solution, [...points].reverse())).toBe(false);
  expect(isSolved(solution, points.slice(0, 2))).toBe(false);
  expect(isSolved(solution, [...points, { x: 0, y: 0 }])).toBe(false);
  expect(isSolved({ type: 'clickWord', points: [] }, [])).toBe(true);
});

it('points are read only in the shape of their type', () => {
  expect(parsePoints('blockPuzzle', '{"x":1.5,"y":5}')).toEqual([{ x: 1.5, y: 5 }]);
  for (const text of ['', 'null', '[]', '{"x":"1","y":5}', '{"x":1e999,"y":5}', '[{"x":1,"y":5}]']) {
    expect(parsePoints('blockPuzzle', text), text).toBeUndefined();
  }
  expect(parsePoints('clickWord', '{"x":1,"y":5}')).toBeUndefined();
});

it('the hole is inside the picture and words do not touch, whatever the dice say', async () => {
  for (const value of [0, 0.5, 0.999_999_999]) {
    const block = await drawBlock(() => value);
    const [hole] = block.solution.points;
    expect(hole?.x).toBeGreaterThanOrEqual(CAPTCHA.pieceWidth);
    expect(hole?.x).toBeLessThanOrEqual(CAPTCHA.width - CAPTCHA.pieceWidth);
    const words = await drawWords(() => value);
    for (const [n, { x, y }] of words.solution.points.entries()) {
      for (const other of words.solution.points.slice(n + 1)) {
        expect(Math.max(Math.abs(x - other.x), Math.abs(y - other.y))).toBeGreaterThan(50);
      }
    }
  }
});

it('no two pictures are the same', async () => {
  const pictures = await Promise.all(Array.from({ length: 6 }, () => solver.picture()));
  expect(new Set(pictures.map(({ originalImageBase64 }) => originalImageBase64)).size).toBe(6);
});
