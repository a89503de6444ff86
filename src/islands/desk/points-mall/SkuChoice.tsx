import { useId } from 'react';
import type { GroupBuyGoods } from '#contract/group-buy/desk.schema.ts';
import { price } from '../../../lib/shared/price.ts';
import { createGroupBuyGoods } from '../../../stores/desk/group-buy.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';

type Props = {
  productId: number;
  value: number;
  onValue?: (skuId: number) => void;
};

export function SkuChoice(props: Props) {
  const [goods, now] = useResource((words) => createGroupBuyGoods(props.productId, words));
  return (
    <>
      <Loading now={now} onRetry={goods.reload}>
        <Skeleton count={1} className={props.onValue ? 'h-28' : 'h-14'} />
      </Loading>
      {now.value && <Choice goods={now.value} {...props} />}
    </>
  );
}

function Choice({ goods, value, onValue }: { goods: GroupBuyGoods } & Props) {
  const { t } = useIsland();
  const name = useId();
  const shown = onValue ? goods.skus : goods.skus.filter(({ id }) => id === value);
  return (
    <fieldset className="desk-fields">
      <legend className="font-semibold">{goods.title}</legend>
      {shown.map(({ id, spec, price: fen, stock }) => {
        const text = `${spec.join(' · ') || t('deskpoints:only')} · ${price(fen)} · ${t('deskpoints:skuStock', { n: stock })}`;
        if (!onValue) return <p key={id}>{text}</p>;
        return (
          <label key={id} className="flex items-center gap-2">
            <input
              type="radio"
              className="radio radio-sm"
              name={name}
              checked={id === value}
              onChange={() => onValue(id)}
            />
            {text}
          </label>
        );
      })}
    </fieldset>
  );
}
