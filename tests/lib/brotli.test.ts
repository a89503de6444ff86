import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { best, joined, type Piece, packed, whole } from '../../src/lib/cache/brotli.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom('<li class="goods">', '良集', 'the quick brown fox', '</li>', '12.50'), {
    maxLength: 2_000,
  }),
);
const bytes = text.map((made) => Buffer.from(Array.isArray(made) ? made.join('') : made));
const piece = fc.record({ bytes, pack: fc.boolean() });

it('pieces packed on their own, plain and compressed together are one stream of the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 6 }), async (made) => {
      const pieces: Piece[] = await Promise.all(
        made.map(async ({ bytes, pack }) => (pack ? { bytes, packed: await packed(bytes) } : { bytes })),
      );
      expect(brotliDecompressSync(joined(pieces)).equals(whole(pieces))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

it('takes pieces longer than a block of the encoder and than a plain meta-block', async () => {
  const long = Buffer.from(Array.from({ length: 60_000 }, (_, n) => `${n * n} 良集 `).join(''));
  const pieces: Piece[] = [{ bytes: long }, { bytes: long, packed: await packed(long) }, { bytes: long }];
  expect(brotliDecompressSync(joined(pieces)).equals(whole(pieces))).toBe(true);
  const two: Piece[] = [{ bytes: long, packed: await packed(long) }, { bytes: Buffer.from('end') }];
  expect(brotliDecompressSync(joined(two)).equals(whole(two))).toBe(true);
});

it('is smaller when there is time', async () => {
  const page = Buffer.from(Array.from({ length: 400 }, (_, n) => `<p class="c${n % 7}">良集 ${n * n}</p>`).join(''));
  expect((await best(page)).length).toBeLessThan(joined([{ bytes: page }]).length);
});

it('is kept without bytes of anything else', async () => {
  const page = Buffer.from('<p>良集</p>'.repeat(50));
  const kept = [joined([{ bytes: page }]), await packed(page), await best(page)];
  for (const { length, buffer } of kept) expect(buffer.byteLength).toBe(length);
});
