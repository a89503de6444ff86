import { flashSale } from '../../contract/flash-sale.ts';
import type { Viewer } from '../catalog/catalog.ts';
import type { Deps } from '../deps.ts';
import { addCall, type CallContext, type createCalls } from '../http/call.ts';
import { viewFlashSale } from './flash-sale.ts';

const tag = 'Promotions';

export function flashSaleRoutes(app: ReturnType<typeof createCalls>, { database, clock }: Deps): void {
  const viewer = (c: CallContext): Viewer => ({ db: database.db, language: c.get('language'), now: clock() });
  addCall(
    app,
    { method: 'get', path: '/api/promo/flash', summary: 'Flash sale of today', tag, data: flashSale },
    ({ c }) => viewFlashSale(viewer(c)),
  );
}
