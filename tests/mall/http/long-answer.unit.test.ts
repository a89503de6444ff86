import { describe, expect, it } from 'vitest';
import { isLongAnswer, jsonPieces, longAnswer } from '#mall/http/long-answer.ts';

const text = `"好"\n😀\\${'x😀"\u2028'.repeat(40_000)}`;
const rows = Array.from({ length: 1_234 }, (_, n) => (n % 7 ? { n, name: `第${n}`, none: undefined } : null));

describe('a long answer', () => {
  it.each([
    ['a text', { name: 'a.csv', text, more: false }],
    ['a text that begins a piece with half a character', { text: `${'x'.repeat(32_767)}😀${'y'.repeat(40_000)}` }],
    ['a list', { rows, total: 3, next: null, left: undefined }],
    ['several', { rows, text, small: [1, 2] }],
    ['a list itself', rows],
  ])('is the same JSON, %s', async (_, data) => {
    const answer = { success: true, code: '00000', msg: undefined, data };
    const wanted = JSON.parse(JSON.stringify(answer));
    expect(isLongAnswer(data)).toBe(true);
    expect(JSON.parse([...jsonPieces(answer)].join(''))).toEqual(wanted);
    expect(await new Response(longAnswer(answer)).json()).toEqual(wanted);
  });

  it('comes in pieces', async () => {
    const sizes: number[] = [];
    for await (const piece of longAnswer({ data: { text: '好'.repeat(400_000) } })) sizes.push(piece.byteLength);
    expect(sizes.length).toBeGreaterThan(10);
    expect(Math.max(...sizes)).toBeLessThan(200_000);
  });

  it.each([null, 'x'.repeat(100_000), { id: 1 }, { rows: [1] }, {}, [], ['x'.repeat(40_000)]])(
    'is not one of little: %#',
    (data) => {
      expect(isLongAnswer(data)).toBe(false);
    },
  );
});
