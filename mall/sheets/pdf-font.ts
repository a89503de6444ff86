import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const FONT = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff';
const HEAD = { woff: 44, sfnt: 12 };
const ENTRY = { woff: 20, sfnt: 16 };

let loaded: Promise<Buffer> | undefined;

export function pdfFont(): Promise<Buffer> {
  loaded ??= readFile(fileURLToPath(import.meta.resolve(FONT))).then(toSfnt);
  return loaded;
}

/** Unpacks a WOFF: pdfkit's reader would unpack a table again for each glyph. */
function toSfnt(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(HEAD.sfnt + count * ENTRY.sfnt);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const parts: Buffer[] = [head];
  let end = head.length;
  for (let table = 0; table < count; table += 1) {
    const from = HEAD.woff + table * ENTRY.woff;
    const to = HEAD.sfnt + table * ENTRY.sfnt;
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(from + at)) as [number, number, number];
    const bytes = woff.subarray(start, start + packed);
    // Tag and checksum, then offset and length.
    woff.copy(head, to, from, from + 4);
    woff.copy(head, to + 4, from + 16, from + 20);
    head.writeUInt32BE(end, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = -length & 3;
    parts.push(packed < length ? inflateSync(bytes) : bytes, Buffer.alloc(padding));
    end += length + padding;
  }
  return Buffer.concat(parts);
}
