import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, createBrotliCompress } from 'node:zlib';

/** A piece of a page. */
export type Piece = {
  bytes: Uint8Array;
  /** The same compressed so that it can stand anywhere in a stream. */
  packed?: Uint8Array;
};

const compress = promisify(brotliCompress);

/**
 * A fifth of a millisecond for a page that may never be asked for again; the window is as wide as a page, not 4 MB.
 * At this quality the encoder uses neither its dictionary nor anything before the call, which is what lets packed
 * pieces stand behind each other (RFC 7932, section 9.2: meta-blocks).
 */
const FAST = {
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
  // The head of a page comes out shorter than this, and each call takes as much.
  chunkSize: 4_096,
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
};
/** A quarter smaller and a hundred times slower, off the main thread, for pages that people come back to. */
const BEST = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 20 };
/** The last meta-block, empty. */
const END = Uint8Array.of(3);
/** Four nibbles of length. */
const MOST_PLAIN = 65_536;
/** What is longer is worth compressing with the page it stands in. */
const WORTH_IT = 1_024;
/** The stream's header and a padding up to the next byte. */
const START = brotliCompressSync(new Uint8Array(), FAST);

/** Pieces → one stream. The first is compressed here, others are packed already or so short that they go as they are. */
export function joined(pieces: readonly Piece[]): Buffer<ArrayBuffer> {
  const [first, ...rest] = pieces;
  if (!first) return unpooled([START, END]);
  if (rest.some(({ bytes, packed }) => !packed && bytes.length > WORTH_IT)) return joined([{ bytes: whole(pieces) }]);
  const start = first.packed ? [START, first.packed] : [brotliCompressSync(first.bytes, FAST)];
  return unpooled([...start, ...rest.flatMap(({ bytes, packed }) => packed ?? plain(bytes)), END]);
}

/** One buffer of its own: a short one out of Node's pool would keep 64 KB of others' bytes as long as it is kept. */
export function unpooled(parts: readonly Uint8Array[]): Buffer<ArrayBuffer> {
  const all = Buffer.allocUnsafeSlow(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export const whole = (pieces: readonly Piece[]): Buffer => Buffer.concat(pieces.map(({ bytes }) => bytes));

/** Bytes as an uncompressed meta-block (RFC 7932, section 9.2). */
function plain(bytes: Uint8Array): Uint8Array[] {
  if (!bytes.length) return [];
  if (bytes.length > MOST_PLAIN) throw new Error(`${bytes.length} bytes are too many for one plain meta-block`);
  const head = ((bytes.length - 1) << 3) | (1 << 19);
  return [Uint8Array.of(head & 255, (head >> 8) & 255, head >> 16), bytes];
}

/** Compresses a piece so that it can stand behind any other: what comes after the stream's header. */
export async function packed(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = createBrotliCompress(FAST);
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  const flushed = () => new Promise<void>((done) => stream.flush(constants.BROTLI_OPERATION_FLUSH, done));
  await flushed();
  stream.write(bytes);
  await flushed();
  stream.destroy();
  return unpooled([Buffer.concat(chunks).subarray(START.length)]);
}

export const best = async (bytes: Uint8Array): Promise<Buffer<ArrayBuffer>> =>
  unpooled([await compress(bytes, { params: { ...BEST, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })]);
