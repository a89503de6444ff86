/** Bodies stay in the pieces in which they arrive, since joining would copy them. */
export type Piece = Uint8Array<ArrayBuffer>;

/** A boundary may begin in one piece and end in another. */
export function hasMoreParts(body: readonly Piece[], boundary: string, most: number): boolean {
  const seam = Buffer.byteLength(boundary) - 1;
  let found = 0;
  let before = Buffer.alloc(0);
  for (const piece of body) {
    found += count(Buffer.concat([before, piece.subarray(0, seam)]), boundary, most);
    found += count(Buffer.from(piece.buffer, piece.byteOffset, piece.length), boundary, most);
    if (found > most) return true;
    before = Buffer.concat([before, piece.subarray(-seam)]).subarray(-seam);
  }
  return false;
}

function count(bytes: Buffer, text: string, most: number): number {
  let found = 0;
  for (let at = bytes.indexOf(text); at !== -1 && found <= most; at = bytes.indexOf(text, at + 1)) found += 1;
  return found;
}
