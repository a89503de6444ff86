import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export type OpenedFile = { bytes: number; stream: ReadableStream<Uint8Array> };

/** Storage of pictures and other files. Names are relative paths with forward slashes. */
export type Files = {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
  /** Piece by piece, for files of any size; the file appears when it is whole. @returns its bytes */
  writeStream(name: string, pieces: AsyncIterable<Uint8Array>): Promise<number>;
  open(name: string): Promise<OpenedFile | undefined>;
  /** A missing file is no error. */
  remove(name: string): Promise<void>;
};

export function createFolderFiles(folder: string, readOnly: Record<string, string> = {}): Files {
  const locate = (name: string): string | undefined => {
    const clean = normalize(name);
    if (clean.startsWith('..') || clean.startsWith(sep) || clean.includes('\0')) return undefined;
    const [first = ''] = clean.split(sep);
    const root = Object.hasOwn(readOnly, first) ? readOnly[first] : undefined;
    return root ? join(root, clean.slice(first.length)) : join(folder, clean);
  };
  const writeWhole = async (name: string, write: (part: string) => Promise<void>): Promise<void> => {
    const path = locate(name);
    if (!path) throw new Error('file name outside the folder');
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.${createHash('sha1').update(crypto.randomUUID()).digest('hex').slice(0, 12)}.part`;
    try {
      await write(part);
      await rename(part, path);
    } catch (error) {
      // A partial file would take up a full disk.
      await rm(part, { force: true });
      throw error;
    }
  };
  return {
    async read(name) {
      const path = locate(name);
      if (!path) return undefined;
      try {
        return await readFile(path);
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    write: (name, bytes) => writeWhole(name, (part) => writeFile(part, bytes)),
    async writeStream(name, pieces) {
      let bytes = 0;
      const counted = async function* () {
        for await (const piece of pieces) {
          bytes += piece.byteLength;
          yield piece;
        }
      };
      await writeWhole(name, (part) =>
        pipeline(Readable.from(counted(), { objectMode: false }), createWriteStream(part)),
      );
      return bytes;
    },
    async open(name) {
      const path = locate(name);
      if (!path) return undefined;
      try {
        const file = await open(path);
        const { size } = await file.stat();
        return { bytes: size, stream: Readable.toWeb(file.createReadStream()) as ReadableStream<Uint8Array> };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async remove(name) {
      const path = locate(name);
      if (path) await rm(path, { force: true });
    },
  };
}

export const filesOf = (dataDir: string): Files =>
  createFolderFiles(join(resolve(dataDir), 'files'), {
    demo: resolve(import.meta.dirname, '../../demo/pictures'),
    brand: resolve(import.meta.dirname, '../../demo/brand'),
  });

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code))
  );
}
