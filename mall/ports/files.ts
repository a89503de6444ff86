import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, normalize, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from './files-s3.ts';

const PART = '.part';

export type ListedFile = { name: string; bytes: number };
export type OpenedFile = { bytes: number; stream: ReadableStream<Uint8Array> };

/** Storage of pictures and other files. Names are relative paths with forward slashes. */
export type Files = {
  name: 'folder' | 'bucket';
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, bytes: Buffer): Promise<void>;
  /** Piece by piece, for files of any size; the file appears when it is whole. @returns its bytes */
  writeStream(name: string, pieces: AsyncIterable<Uint8Array>): Promise<number>;
  open(name: string): Promise<OpenedFile | undefined>;
  /** A missing file is no error. */
  remove(name: string): Promise<void>;
  /** All of them, in no certain order. */
  list(): AsyncIterable<ListedFile>;
};

export function createFolderFiles(folder: string): Files {
  const locate = (name: string): string | undefined => {
    const clean = normalize(name);
    if (clean.startsWith('..') || clean.startsWith(sep) || clean.includes('\0')) return undefined;
    return join(folder, clean);
  };
  const writeWhole = async (name: string, write: (part: string) => Promise<void>): Promise<void> => {
    const path = locate(name);
    if (!path) throw new Error('file name outside the folder');
    await mkdir(dirname(path), { recursive: true });
    const part = `${path}.${createHash('sha1').update(crypto.randomUUID()).digest('hex').slice(0, 12)}${PART}`;
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
    name: 'folder',
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
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith(PART)) continue;
        const path = join(entry.parentPath, entry.name);
        yield { name: relative(folder, path).replaceAll(sep, '/'), bytes: (await stat(path)).size };
      }
    },
  };
}

/** What comes with the sources and is in no storage of a mall: pictures of the demo, marks of the brand. */
const BUILT_IN: Record<string, Files> = {
  demo: createFolderFiles(resolve(import.meta.dirname, '../../demo/pictures')),
  brand: createFolderFiles(resolve(import.meta.dirname, '../../demo/brand')),
};

/** Scaled ahead (`demo/draw/scaled.ts`); the other sizes are made on first use, and stored. */
const SCALED = /^derived\/(\d+)\/demo\/(.+)$/;

/** @param stored where everything is that was not built in */
export function withBuiltIn(stored: Files): Files {
  const placeOf = (name: string): [Files, string] => {
    const clean = normalize(name);
    const [first = ''] = clean.split(sep);
    const builtIn = Object.hasOwn(BUILT_IN, first) ? BUILT_IN[first] : undefined;
    return builtIn ? [builtIn, clean.slice(first.length + 1)] : [stored, name];
  };
  return {
    name: stored.name,
    async read(name) {
      const scaled = SCALED.exec(name);
      const ahead = scaled && (await BUILT_IN.demo?.read(`scaled/${scaled[1]}/${scaled[2]}`));
      if (ahead) return ahead;
      const [files, own] = placeOf(name);
      return files.read(own);
    },
    open(name) {
      const [files, own] = placeOf(name);
      return files.open(own);
    },
    write: stored.write,
    writeStream: stored.writeStream,
    remove: stored.remove,
    list: stored.list,
  };
}

export const folderOf = (dataDir: string): string => join(resolve(dataDir), 'files');

/** The mall's own files: in a bucket where there is one, else in the folder. */
export async function openFiles({ dataDir, s3 }: { dataDir: string; s3: S3Settings | undefined }): Promise<Files> {
  if (!s3) return withBuiltIn(createFolderFiles(folderOf(dataDir)));
  const { createS3Files } = await import('./files-s3.ts');
  return withBuiltIn(await createS3Files(s3));
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code))
  );
}
