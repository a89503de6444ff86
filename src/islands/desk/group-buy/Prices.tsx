import type { GroupBuyGoods } from '#contract/group-buy/desk.schema.ts';
import type { SkuPrices } from '#contract/promotion/schema.ts';
import { price } from '../../../lib/shared/price.ts';
import { createGroupBuyGoods } from '../../../stores/desk/group-buy.ts';
import { FieldFrame } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { YuanInput } from '../ui/YuanInput.tsx';

type Props = { productId: number; value: SkuPrices; onValue: (prices: SkuPrices) => void };

export function Prices({ productId, value, onValue }: Props) {
  const [goods, now] = useResource((words) => createGroupBuyGoods(productId, words));
  return (
    <>
      <Loading now={now} onRetry={goods.reload}>
        <Skeleton count={1} className="h-28" />
      </Loading>
      {now.value && <Rows goods={now.value} value={value} onValue={onValue} />}
    </>
  );
}

function Rows({ goods, value, onValue }: { goods: GroupBuyGoods } & Omit<Props, 'productId'>) {
  const { t } = useIsland();
  const set = (id: number, fen: number | null) => {
    const { [id]: _, ...rest } = value;
    onValue(fen ? { ...rest, [id]: fen } : rest);
  };
  return (
    <fieldset className="desk-fields">
      <legend className="font-semibold">{goods.title}</legend>
      <div className="desk-pair">
        {goods.skus.map(({ id, spec, price: alone, stock }) => (
          <FieldFrame
            key={id}
            label={t('deskgroups:priceOf', { spec: spec.join(' · ') || t('deskgroups:only') })}
            hint={t('deskgroups:alone', { amount: price(alone), stock })}
          >
            {(ties) => <YuanInput ties={ties} value={value[id] ?? null} onValue={(fen) => set(id, fen)} />}
          </FieldFrame>
        ))}
      </div>
    </fieldset>
  );
}
