import type { TradeSource } from '#contract/order/values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { type BuyStep, BuySteps } from '../ui/order/BuySteps.tsx';

type Props = { title: string; step?: BuyStep | undefined; source?: TradeSource | null | undefined };

/** `step` is undefined for a top-up, and until it is known. */
export function PayHead({ title, step, source }: Props) {
  const { t } = useIsland();
  return (
    <div className="buy-head">
      <h1>{title}</h1>
      {step && <BuySteps current={step} source={source ?? undefined} t={t} />}
    </div>
  );
}
