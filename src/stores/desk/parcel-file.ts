import { atom } from 'nanostores';
import * as calls from '#contract/order/desk.calls.ts';
import type { BulkReport } from '#contract/order/desk.schema.ts';
import { desk } from '../../lib/browser/api/desk/client.ts';
import { textOf } from '../../lib/browser/desk/text-file.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';

export function createParcelFile(words: FailureWords) {
  const $text = atom('');
  const $report = atom<BulkReport | undefined>(undefined);
  const $applied = atom(false);
  const { $busy, run } = createAction(words);

  function write(text: string): void {
    $text.set(text);
    $report.set(undefined);
    $applied.set(false);
  }

  const send = (apply: boolean) =>
    run(async () => {
      $report.set(await desk.call(calls.shipFile, { body: { csv: $text.get(), apply } }));
      $applied.set(apply);
    });

  return {
    ...{ $text, $report, $applied, $busy, write },
    read: (file: File) => run(async () => write(textOf(await file.arrayBuffer()))),
    check: () => send(false),
    apply: () => send(true),
  };
}
