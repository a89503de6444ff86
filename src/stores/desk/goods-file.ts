import { atom } from 'nanostores';
import type { ImportReport } from '../../../contract/goods.ts';
import { UPLOAD_BODY_BYTES } from '../../../contract/limits.ts';
import { importGoods } from '../../lib/browser/api/desk/goods.ts';
import { failureOf } from '../failure.ts';
import type { FailureWords } from '../form.ts';

/** One file of products: looked at first, its good rows written when asked. */
export function createGoodsFile(words: FailureWords & { tooLarge: string }) {
  const $report = atom<ImportReport | undefined>(undefined);
  const $failure = atom<string | undefined>(undefined);
  const $busy = atom(false);

  /** @returns whether rows were written */
  async function send(file: Blob, shop: string, apply: boolean): Promise<boolean> {
    if ($busy.get()) return false;
    $failure.set(file.size > UPLOAD_BODY_BYTES ? words.tooLarge : undefined);
    if ($failure.get()) return false;
    $busy.set(true);
    try {
      const report = await importGoods(file, shop, apply);
      $report.set(report.msg ? undefined : report);
      $failure.set(report.msg || undefined);
      return report.applied;
    } catch (error) {
      $failure.set(failureOf(error, words).text);
      return false;
    } finally {
      $busy.set(false);
    }
  }

  /** Another file. */
  const forget = (): void => {
    $report.set(undefined);
    $failure.set(undefined);
  };

  return { $report, $failure, $busy, send, forget };
}
