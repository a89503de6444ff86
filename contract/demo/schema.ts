import { z } from 'zod';

const count = z.number().int();
export const demoPlan = z
  .object({
    there: z.boolean().describe('Whether the mall was filled with the demo, and still has something of it.'),
    goes: z
      .object({
        shops: count.describe('Demo shops, with their operators.'),
        products: count.describe('Demo products.'),
        shoppers: count.describe('Demo shoppers, with all that is theirs.'),
        orders: count.describe('Orders of these shoppers.'),
        promotions: count.describe('Coupons, discounts, flash sales, group-buys and goods of the points mall.'),
        reviews: count.describe('Reviews of these products, or by these shoppers.'),
        catalogue: count.describe('Demo categories, brands and attributes that nothing else uses; they go on request.'),
      })
      .describe('What is removed.'),
    stays: z
      .object({
        ownedShops: count.describe('Demo shops that goods or operators of the owner belong to.'),
        closedShops: count.describe('Demo shops that have orders of real shoppers: closed, the orders go on.'),
        products: count.describe('Demo products that real shoppers ordered: taken off sale.'),
        shoppers: count.describe(
          'Demo shoppers who bought from a shop of the owner, or in a group with real shoppers: nobody can log in as them.',
        ),
      })
      .describe('What of the demo stays, because something of the owner hangs on it.'),
  })
  .meta({ id: 'DemoPlan', description: 'What removing the demo does.' });
export type DemoPlan = z.infer<typeof demoPlan>;

export const demoRemoval = z.object({
  products: count.describe('As many products as the plan said: what was looked at is what is removed.'),
  catalogue: z.boolean().describe('Whether categories, brands and attributes go that nothing uses then.'),
});
export type DemoRemoval = z.infer<typeof demoRemoval>;
