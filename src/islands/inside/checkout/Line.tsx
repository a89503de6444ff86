import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { CART_QUANTITY } from '#contract/cart/values.ts';
import type { CheckoutError, PreviewLine } from '#contract/checkout/schema.ts';
import { pointsGoodPath } from '../../../lib/browser/points-mall/points-mall-url.ts';
import { flashItemPath, productPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { createAction } from '../../../stores/public/action.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { PointsPrice } from '../../ui/PointsPrice.tsx';
import { Quantity } from '../../ui/Quantity.tsx';
import { CustomDialog } from '../ui/CustomDialog.tsx';
import { useCheckout } from './context.ts';
import { saveQuantity } from './leave.ts';
import { UnpaidLink } from './UnpaidLink.tsx';

type Props = { line: PreviewLine; error: CheckoutError | undefined };

export function Line({ line, error }: Props) {
  const { t } = useIsland();
  return (
    <li className="order-line">
      <Picture className="row-[span_2] size-20 rounded-field" path={line.picture} width={80} />
      <div>
        <a href={productPath(line.productId)}>{line.title}</a>
        {line.spec.length > 0 && <p className="order-spec">{line.spec.join(' · ')}</p>}
        {line.promotion && <Applied promotion={line.promotion} />}
        {line.madeToOrder && <Custom line={line} />}
        {error && (
          <strong className="field-error" data-stop tabIndex={-1}>
            {error === 'limit' && line.most ? t('order:limitMost', { most: line.most }) : t(`order:error.${error}`)}
          </strong>
        )}
        {error === 'unpaidPieces' && (
          <p>
            <UnpaidLink />
          </p>
        )}
        {error && <Back />}
      </div>
      <p className="order-price max-[76rem]:self-center min-[76rem]:text-right">
        {line.price < line.listPrice && (
          <s className="block text-xs text-quiet">
            <span className="sr-only">{t('order:checkout.listPrice')} </span>
            {price(line.listPrice)}
          </s>
        )}
        {line.promotion?.kind !== 'points' && <span className="tabular-nums">{price(line.price)}</span>}
      </p>
      <Pieces line={line} error={error} />
      <p className="order-sum max-[76rem]:self-center min-[76rem]:text-right">
        <span className="sr-only">{t('order:checkout.lines.sum')} </span>
        <Sum line={line} />
      </p>
    </li>
  );
}

function Sum({ line: { price: each, quantity, promotion } }: { line: PreviewLine }) {
  const points = useStore(useCheckout().$preview)?.points.used ?? 0;
  if (promotion?.kind === 'points') return <PointsPrice points={points} money={each * quantity} size="base" />;
  return <Money fen={each * quantity} size="base" />;
}

function Applied({ promotion: { kind, discounts } }: { promotion: NonNullable<PreviewLine['promotion']> }) {
  const { t } = useIsland();
  return (
    <p className="order-spec">
      <span className="tag">{t(`order:promotion.${kind}`)}</span> {!discounts && t('order:promotion.alone')}
    </p>
  );
}

function Back() {
  const { t } = useIsland();
  const source = useStore(useCheckout().$source);
  if (source.from === 'points')
    return (
      <p>
        <a href={pointsGoodPath(source.pointsGoodId)} className="link">
          {t('order:checkout.pointsBack')}
        </a>
      </p>
    );
  if (source.from !== 'sku' || !source.seckillId) return null;
  return (
    <p>
      <a href={flashItemPath(source.seckillId)} className="link">
        {t('order:checkout.flashBack')}
      </a>
    </p>
  );
}

function Pieces({ line, error }: Props) {
  const { t } = useIsland();
  const { $source, setQuantity } = useCheckout();
  const source = useStore($source);
  const label = t('order:checkout.quantityOf', { title: line.title });
  if (source.from !== 'cart') {
    return (
      <Quantity
        label={label}
        // What was pressed, not what is priced so far: the next press counts from there.
        value={source.quantity}
        max={Math.min(CART_QUANTITY, line.most || CART_QUANTITY)}
        onValue={(quantity) => {
          saveQuantity(quantity);
          void setQuantity(null, quantity);
        }}
      />
    );
  }
  if (error === 'limit' && line.most) return <TooMany line={line} label={label} most={line.most} />;
  return (
    <p className="order-quantity max-[76rem]:self-center min-[76rem]:text-center">
      <span className="sr-only">{t('order:checkout.lines.quantity')} </span>×{line.quantity}
    </p>
  );
}

function TooMany({ line, label, most }: { line: PreviewLine; label: string; most: number }) {
  const { failureWords } = useIsland();
  const { setQuantity } = useCheckout();
  const [action] = useState(() => createAction(failureWords));
  return (
    <Quantity
      label={label}
      value={line.quantity}
      max={most}
      onValue={(quantity) => void action.run(() => setQuantity(line.cartLineId, Math.min(quantity, most)))}
    />
  );
}

function Custom({ line }: { line: PreviewLine }) {
  const { t } = useIsland();
  const { setCustom } = useCheckout();
  const [open, setOpen] = useState(false);
  const entered = Object.values(line.custom ?? {}).filter(Boolean);
  return (
    <div className="order-custom flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <span className="tag tag-quiet">{t('order:checkout.custom')}</span>
      {entered.length > 0 && <span>{entered.join(' · ')}</span>}
      <Button look="link" onClick={() => setOpen(true)}>
        {t(entered.length ? 'order:checkout.customEdit' : 'order:checkout.customFill')}
        <span className="sr-only"> {line.title}</span>
      </Button>
      {open && (
        <CustomDialog
          productId={line.productId}
          title={line.title}
          value={line.custom ?? {}}
          onSave={(custom) => setCustom(line.skuId, line.cartLineId, custom)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
