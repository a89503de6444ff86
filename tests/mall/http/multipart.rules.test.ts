import { describe, expect, it } from 'vitest';
import { createFinder, hasMoreParts, readPartHead } from '#mall/http/multipart.rules.ts';

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

it.each([1, 2, 3, 4, 5, 100])('finds where a text begins in pieces of %i bytes', (length) => {
  const { offsets, feed } = createFinder('\r\n--x', -2);
  for (const piece of piecesOf('\r\n--x\r\na--x\r\n--x', length)) feed(piece);
  expect(offsets).toEqual([-2, 9]);
});

describe('the head of a part', () => {
  const head = (...lines: string[]) => readPartHead(Buffer.from(`\r\n${lines.join('\r\n')}\r\n\r\nabc`));

  it('names a field', () =>
    expect(head('Content-Disposition: form-data; name="apply"')).toEqual({
      name: 'apply',
      fileName: undefined,
      length: 50,
    }));

  it('names a file, whatever its name, and whatever stands around it', () =>
    expect(
      head(
        'X: y',
        'content-disposition: form-data; name="a%22%0D%0Ab"; filename="茶%22.csv"',
        'Content-Type: text/csv',
      ),
    ).toMatchObject({ name: 'a"\r\nb', fileName: '茶".csv' }));

  it('may be none', () => {
    expect(head('Content-Disposition: form-data; filename="a.csv"')).toBeUndefined();
    expect(head('Content-Type: text/csv')).toBeUndefined();
    expect(readPartHead(Buffer.from('\r\nContent-Disposition: form-data; name="a"\r\n'))).toBeUndefined();
  });
});
