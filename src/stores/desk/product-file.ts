import { atom } from 'nanostores';
import { UPLOAD_BODY_BYTES } from '#contract/limits.ts';
import type { ImportReport } from '#contract/product/schema.ts';
import { importGoods, importPicture } from '../../lib/browser/desk/product-file.ts';
import type { ZipError } from '../../lib/browser/desk/zip.ts';
import { type FailureWords, failureOf } from '../../lib/shared/api/failure.ts';

type FileWords = FailureWords & { tooLarge: string } & Record<ZipError, string>;
type Progress = { of: 'pictures' | 'rows'; done: number; total: number };
const SENDING = 3;

export function createGoodsFile(words: FileWords) {
  const $report = atom<ImportReport | undefined>(undefined);
  const $failure = atom<string | undefined>(undefined);
  const $busy = atom(false);
  const $progress = atom<Progress | undefined>(undefined);
  const $pictures = atom<Record<string, string>>({});
  let stopped = false;
  let again: string | undefined;

  async function run(work: () => Promise<boolean>): Promise<boolean> {
    if ($busy.get()) return false;
    $busy.set(true);
    $failure.set(undefined);
    stopped = false;
    try {
      return await work();
    } catch (error) {
      $failure.set(failureOf(error, words).text);
      return false;
    } finally {
      $busy.set(false);
      $progress.set(undefined);
    }
  }

  const isTooLarge = (file: Blob): boolean => {
    if (file.size <= UPLOAD_BODY_BYTES) return false;
    $failure.set(words.tooLarge);
    return true;
  };

  const look = (file: Blob, shop: string): Promise<boolean> =>
    run(async () => {
      if (isTooLarge(file)) return false;
      const report = await importGoods(file, { shop, pictures: $pictures.get(), again });
      $report.set(report.msg ? undefined : report);
      $failure.set(report.msg || undefined);
      return !report.msg;
    });

  /** Writes the good rows, one part after the other, until it is stopped. @returns whether any part was written */
  const write = (file: Blob, shop: string): Promise<boolean> =>
    run(async () => {
      if (isTooLarge(file)) return false;
      const rows: ImportReport['rows'] = [];
      const sums = { stock: { rows: 0, pieces: 0, before: 0 }, moves: 0 };
      let from: number | null = 0;
      while (from !== null && !stopped) {
        const part: ImportReport = await importGoods(file, { shop, pictures: $pictures.get(), from, again });
        if (part.msg) {
          $failure.set(part.msg);
          return rows.length > 0;
        }
        rows.push(...part.rows);
        from = part.next;
        sums.moves += part.moves;
        for (const name of ['rows', 'pieces', 'before'] as const) sums.stock[name] += part.stock[name];
        $report.set({ ...part, ...sums, stock: { ...sums.stock }, rows: [...rows] });
        $progress.set({ of: 'rows', done: rows.length, total: part.total });
      }
      return rows.length > 0;
    });

  const addPictures = (file: Blob, shop: string): Promise<boolean> =>
    run(async () => {
      const { openZip } = await import('../../lib/browser/desk/zip.ts');
      const zip = await openZip(file);
      if (typeof zip === 'string') {
        $failure.set(words[zip]);
        return false;
      }
      const { names, read } = zip;
      const left = [...names];
      const next = async (): Promise<void> => {
        const name = left.shift();
        if (name === undefined || stopped) return;
        const { path } = await importPicture(read(name), shop);
        $pictures.set({ ...$pictures.get(), [name]: path });
        $progress.set({ of: 'pictures', done: names.length - left.length, total: names.length });
        return next();
      };
      $progress.set({ of: 'pictures', done: 0, total: names.length });
      await Promise.all(Array.from({ length: SENDING }, next));
      return !stopped;
    });

  /** Whether the stock of a file that was imported before is to be written once more. */
  const repeatStock = (repeat: boolean): void => {
    again = repeat ? crypto.randomUUID() : undefined;
  };

  const stop = (): void => {
    stopped = true;
  };

  const forget = (): void => {
    again = undefined;
    $report.set(undefined);
    $failure.set(undefined);
    $pictures.set({});
  };

  return { $report, $failure, $busy, $progress, $pictures, look, write, addPictures, repeatStock, stop, forget };
}
