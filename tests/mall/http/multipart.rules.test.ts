import { expect, it } from 'vitest';
import { hasMoreParts } from '#mall/http/multipart.rules.ts';

const BODY = '--x1\r\na\r\n--x1\r\nb--x\r\n--x1--';
const piecesOf = (text: string, length: number) =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, n) =>
    Uint8Array.from(Buffer.from(text.slice(n * length, (n + 1) * length))),
  );

it.each([1, 2, 3, 4, 5, 6, 7, 11, 100])('counts boundaries in pieces of %i bytes', (length) => {
  expect(hasMoreParts(piecesOf(BODY, length), '--x1', 2)).toBe(true);
  expect(hasMoreParts(piecesOf(BODY, length), '--x1', 3)).toBe(false);
  expect(hasMoreParts(piecesOf(BODY.repeat(9), length), '--x1', 26)).toBe(true);
  expect(hasMoreParts(piecesOf(BODY.repeat(9), length), '--x1', 27)).toBe(false);
});

it('finds none in an empty body', () => expect(hasMoreParts([], '--x', 0)).toBe(false));
