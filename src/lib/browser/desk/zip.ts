import { unzipSync } from 'fflate';
import { PICTURE_BYTES } from '#contract/picture.values.ts';

/** Of a ZIP file with pictures; what is in it may be far larger than the file. */
export const ZIP = { bytes: 200_000_000, entries: 2_000 } as const;

type Entry = { name: string; path: string; size: number };
export type ZipError = 'zipLarge' | 'zipBroken' | 'zipNone';
export type Zip = { names: string[]; read: (name: string) => Blob };

/** Windows writes names in the local code page, without marking it. */
function nameOf(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  const bytes = Uint8Array.from(name, (sign) => sign.charCodeAt(0) & 0xff);
  const isBytes = /[\u0080-\u00ff]/.test(name) && !/[^\0-\u00ff]/.test(name);
  if (!isBytes) return name;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

const isPicture = (path: string): boolean => /\.(jpe?g|png|webp|gif)$/i.test(path) && !path.startsWith('__MACOSX/');

/**
 * The pictures of a ZIP file, each unpacked when it is asked for: never more than one, of the size that a picture may have.
 * @returns what is wrong with the file as a whole
 */
export async function openZip(file: Blob): Promise<Zip | ZipError> {
  if (file.size > ZIP.bytes) return 'zipLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const entries: Entry[] = [];
  let seen = 0;
  try {
    unzipSync(bytes, {
      filter({ name: path, originalSize: size }) {
        seen += 1;
        if (seen <= ZIP.entries && isPicture(path)) entries.push({ name: nameOf(path), path, size });
        return false;
      },
    });
  } catch {
    return 'zipBroken';
  }
  if (seen > ZIP.entries) return 'zipLarge';
  const good = entries.filter(({ size }) => size <= PICTURE_BYTES.sent);
  if (!good.length) return entries.length ? 'zipLarge' : 'zipNone';
  const byName = new Map(good.map((entry) => [entry.name, entry]));
  return {
    names: [...byName.keys()],
    read(name) {
      const path = byName.get(name)?.path ?? '';
      const unpacked = unzipSync(bytes, {
        filter: (entry) => entry.name === path && entry.originalSize <= PICTURE_BYTES.sent,
      });
      return new Blob([new Uint8Array(unpacked[path] ?? [])]);
    },
  };
}
