/** Bodies stay in the pieces in which they arrive, since joining would copy them. */
export type Piece = Uint8Array<ArrayBuffer>;

/** Finds a text in pieces as they arrive: it may begin in one and end in another. @param start offset of the first piece */
export function createFinder(text: string, start = 0) {
  const seam = Buffer.byteLength(text) - 1;
  const offsets: number[] = [];
  let before = Buffer.alloc(0);
  let size = start;
  const note = (bytes: Buffer, from: number): void => {
    for (let at = bytes.indexOf(text); at !== -1; at = bytes.indexOf(text, at + 1)) offsets.push(from + at);
  };
  return {
    offsets,
    feed(piece: Piece): void {
      note(Buffer.concat([before, piece.subarray(0, seam)]), size - before.length);
      note(Buffer.from(piece.buffer, piece.byteOffset, piece.length), size);
      before = Buffer.concat([before, piece.subarray(-seam)]).subarray(-seam);
      size += piece.length;
    },
  };
}

export function hasMoreParts(body: readonly Piece[], boundary: string, most: number): boolean {
  const { offsets, feed } = createFinder(boundary);
  return body.some((piece) => {
    feed(piece);
    return offsets.length > most;
  });
}

/** Part of a file, from `start` to before `end`. */
export type Range = { start: number; end: number };
export type PartHead = { name: string; fileName: string | undefined; length: number };

const HEAD_END = '\r\n\r\n';
/** As browsers write these signs in names. */
const ESCAPED: Readonly<Record<string, string>> = { '%22': '"', '%0D': '\r', '%0A': '\n' };
const unescapeName = (name: string): string => name.replace(/%22|%0D|%0A/g, (sign) => ESCAPED[sign] as string);

/** What stands before the content of a part, of which these are the first bytes after its boundary. */
export function readPartHead(bytes: Buffer): PartHead | undefined {
  const end = bytes.indexOf(HEAD_END);
  const [, line = ''] =
    /\r\ncontent-disposition: form-data;(.*)/i.exec(bytes.toString('utf8', 0, Math.max(end, 0))) ?? [];
  const [, name] = /\sname="([^"]*)"/i.exec(line) ?? [];
  if (name === undefined) return undefined;
  const [, fileName] = /\sfilename="([^"]*)"/i.exec(line) ?? [];
  return {
    name: unescapeName(name),
    fileName: fileName === undefined ? undefined : unescapeName(fileName),
    length: end + HEAD_END.length,
  };
}
