import { PUBLISH_STATUS } from '#contract/enums.ts';
import { mayPublish, movesToShelf, type PublishMove, type PublishSide } from '#contract/product/publish.values.ts';
import type { StateByFile } from '#contract/product/sheet.values.ts';

const { TO_AUDIT, PUT_OFF } = PUBLISH_STATUS;

/**
 * The moves by which a file brings a product to a state: a shop's goods on their way to the shelf stop where the mall audits them.
 * What waits for an audit is not approved by a file, since nobody looked at that version.
 */
export function movesTo(
  to: StateByFile,
  status: number,
  side: PublishSide,
): PublishMove[] | 'productMoved' | 'rowAudit' {
  if (status === to) return [];
  if (to === PUT_OFF) return mayPublish('putOff', status, side) ? ['putOff'] : 'productMoved';
  if (to === TO_AUDIT) return mayPublish('submit', status, side) ? ['submit'] : 'productMoved';
  if (status === TO_AUDIT) return side === 'shop' ? [] : 'rowAudit';
  return movesToShelf(status, side);
}
