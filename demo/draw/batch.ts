/** Draws batches of pictures, skipping those whose inputs have not changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { encode } from './encode.ts';
import { scaleAhead, scaledAhead } from './scaled.ts';

export type Drawing = {
  /** As the database stores it: `demo/p/….avif`. */
  path: string;
  /** Anything that sharp reads, in its final size. */
  draw: () => Promise<Buffer>;
};

export type Batch = { key: string; inputs: unknown; drawings: Drawing[] };

type Manifest = Record<string, string>;

const ROOT = join(import.meta.dirname, '..', 'pictures');
const MANIFEST = join(ROOT, 'manifest.json');

const nameOf = (path: string): string => path.replace(/^demo\//, '');
export const fileOf = (path: string): string => join(ROOT, nameOf(path));
const filesOf = ({ path }: Drawing): string[] =>
  [nameOf(path), ...scaledAhead(nameOf(path)).map(({ name }) => name)].map((name) => join(ROOT, name));

const hashOf = (inputs: unknown): string =>
  createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 12);

const readManifest = (): Manifest =>
  existsSync(MANIFEST) ? (JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest) : {};

function writeManifest(manifest: Manifest): void {
  mkdirSync(ROOT, { recursive: true });
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(MANIFEST, `${JSON.stringify(sorted, undefined, 1)}\n`);
}

async function save({ path, draw }: Drawing): Promise<void> {
  const file = fileOf(path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await encode(await draw(), path));
  await scaleAhead(ROOT, nameOf(path));
}

/** Those whose pictures are missing, or drawn from other inputs. */
export function staleBatches(batches: Batch[], manifest = readManifest()): Batch[] {
  const fresh = ({ key, inputs, drawings }: Batch): boolean =>
    manifest[key] === hashOf(inputs) && drawings.flatMap(filesOf).every((file) => existsSync(file));
  return batches.filter((batch) => !fresh(batch));
}

/** `width` batches at a time. @returns how many pictures were drawn */
export async function drawAll(batches: Batch[], width: number): Promise<number> {
  const manifest = readManifest();
  const queue = staleBatches(batches, manifest);
  const total = queue.reduce((sum, { drawings }) => sum + drawings.length, 0);
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      for (const drawing of next.drawings) await save(drawing);
      manifest[next.key] = hashOf(next.inputs);
      writeManifest(manifest);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return total;
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

const folders = ['p', 'site', 'scaled'].map((name) => join(ROOT, name));

/** Deletes pictures that no batch draws any more. */
export function sweep(batches: Batch[]): number {
  const wanted = new Set(batches.flatMap(({ drawings }) => drawings.flatMap(filesOf)));
  const stale = folders.flatMap(filesIn).filter((file) => !wanted.has(file));
  for (const file of stale) rmSync(file);
  const keys = new Set(batches.map(({ key }) => key));
  writeManifest(Object.fromEntries(Object.entries(readManifest()).filter(([key]) => keys.has(key))));
  return stale.length;
}

export function totals(): { files: number; bytes: number } {
  const files = folders.flatMap(filesIn);
  return { files: files.length, bytes: files.reduce((sum, file) => sum + statSync(file).size, 0) };
}
