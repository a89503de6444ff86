import type { SheetFile } from '#contract/sheet.schema.ts';
import type { FailureWords } from '../../lib/shared/api/failure.ts';
import { createAction } from '../public/action.ts';

export function createSheet(load: () => Promise<SheetFile>, words: FailureWords) {
  const { $busy, run } = createAction(words);

  async function file(): Promise<SheetFile | undefined> {
    let sheet: SheetFile | undefined;
    await run(async () => {
      sheet = await load();
    });
    return sheet;
  }

  return { $busy, file };
}
export type DeskSheet = ReturnType<typeof createSheet>;
