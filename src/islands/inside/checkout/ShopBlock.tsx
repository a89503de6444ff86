import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { Preview } from '#contract/checkout/schema.ts';
import { ORDER_REMARK } from '#contract/checkout/values.ts';
import { isExchange, type Stops, takesCoupons } from '../../../lib/browser/order/checkout.ts';
import { shopPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { useEarlyText } from '../../ui/use-typed.ts';
import { PartRows } from '../ui/order/PartRows.tsx';
import { CouponChoice } from './CouponChoice.tsx';
import { useCheckout } from './context.ts';
import { Line } from './Line.tsx';

type Shop = Preview['shops'][number];
type Props = { shop: Shop; preview: Preview; stops: Stops };

export function ShopBlock({ shop, preview, stops }: Props) {
  const { t } = useIsland();
  const id = useId();
  const pricing = useStore(useCheckout().$pricing);
  return (
    <section className="checkout-shop pt-4 border-t border-base-300" aria-labelledby={id}>
      <h3 className="flex items-center gap-2 font-semibold" id={id}>
        <Icon name="shop" className="size-4" />
        <a className="hover:text-price" href={shopPath(shop.id)}>
          {shop.name}
        </a>
      </h3>
      <ul>
        {shop.lines.map((line) => (
          <Line key={line.cartLineId ?? line.skuId} line={line} error={stops.lines.get(line.skuId)} />
        ))}
      </ul>
      <dl className="flex gap-4 py-3 text-sm">
        <dt>{t('order:checkout.delivery')}</dt>
        <dd>
          {stops.regionShops.has(shop.id) ? (
            <strong className="field-error" data-stop tabIndex={-1}>
              {t('order:error.region')}
            </strong>
          ) : (
            <>
              {t('order:checkout.carrier')}
              {' · '}
              {shop.freight ? t('order:checkout.freight', { fee: price(shop.freight) }) : t('order:part.free')}
            </>
          )}
        </dd>
      </dl>
      {takesCoupons(shop.lines) && <CouponChoice preview={preview} shopId={shop.id} />}
      <Remark shopId={shop.id} name={shop.name} />
      <dl className="grid gap-1.5 w-[min(100%,18rem)] mt-3.5 ms-auto text-sm" aria-busy={pricing}>
        <PartRows rows={shop.rows} exchange={isExchange(preview)} />
        <div className="flex items-baseline justify-between gap-4">
          <dt>{t('order:checkout.shopSum')}</dt>
          <dd>
            <Money fen={shop.payable} size="base" />
          </dd>
        </div>
      </dl>
    </section>
  );
}

function Remark({ shopId, name }: { shopId: number; name: string }) {
  const { t } = useIsland();
  const { $draft, setRemark } = useCheckout();
  const text = useStore($draft).remarks[shopId] ?? '';
  const id = useId();
  const field = useEarlyText<HTMLTextAreaElement>(text, (typed) => setRemark(shopId, typed));
  return (
    <div className="checkout-remark flex flex-wrap items-start gap-x-4 gap-y-1 text-sm">
      <label className="pt-2" htmlFor={id}>
        {t('order:checkout.remark')}
        <span className="sr-only"> {name}</span>
      </label>
      <div className="relative flex-[1_1_16rem]">
        <textarea
          ref={field}
          className="placeholder:text-quiet"
          id={id}
          rows={1}
          value={text}
          maxLength={ORDER_REMARK}
          placeholder={t('order:checkout.remarkHint')}
          aria-describedby={`${id}-left`}
          onChange={({ target }) => setRemark(shopId, target.value)}
        />
        <small className="absolute right-3 bottom-2.5 text-xs text-quiet tabular-nums" id={`${id}-left`}>
          {t('order:checkout.remarkLeft', { used: text.length, most: ORDER_REMARK })}
        </small>
      </div>
    </div>
  );
}
