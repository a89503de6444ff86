import type { Deps } from '../deps.ts';
import { MallError } from '../error.ts';
import type { LiveOperator } from '../operator/live-session.ts';
import { WebPictureError, type WebPictureReason } from '../ports/web-pictures.ts';
import { saveImported } from '../upload/upload.ts';
import type { PlannedRow } from './import.rules.ts';

const AT_ONCE = 4;

const KEYS: Readonly<Record<WebPictureReason, MallError['key']>> = {
  address: 'rowPictures',
  missing: 'rowPictureMissing',
  large: 'imageTooLarge',
};

export async function fetchPictures(
  deps: Deps,
  by: LiveOperator,
  rows: readonly PlannedRow[],
  mostMs: number,
): Promise<{ refused: Map<number, MallError>; ready: number }> {
  const refused = new Map<number, MallError>();
  const until = performance.now() + mostMs;
  let ready = 0;
  while (ready < rows.length && (ready === 0 || performance.now() < until)) {
    const some = rows.slice(ready, ready + AT_ONCE);
    await Promise.all(
      some.map(async (row) => {
        const error = await fetchFor(deps, by, row);
        if (error) refused.set(row.line, error);
      }),
    );
    ready += some.length;
  }
  return { refused, ready };
}

async function fetchFor(deps: Deps, by: LiveOperator, row: PlannedRow): Promise<MallError | undefined> {
  if (row.action !== 'new' && row.action !== 'change') return undefined;
  try {
    for (const { name, address } of row.fetches)
      await saveImported(deps, by, name, () => deps.webPictures.get(address));
    return undefined;
  } catch (error) {
    if (error instanceof WebPictureError) return new MallError('message', KEYS[error.error]);
    if (error instanceof MallError) return error;
    throw error;
  }
}
