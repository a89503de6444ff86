import type { CollectionPage } from '../../../../contract/collection.ts';
import type { OrderPage } from '../../../../contract/order.ts';
import { quietMall } from './browser.ts';

/** What the home page shows a shopper of their own, who has not asked for it. */
export const ownOrders = (): Promise<OrderPage> => quietMall.get('/oms/p/orders');
export const ownFavourites = (): Promise<CollectionPage> => quietMall.get('/app/p/collection?kind=product&page=1');
