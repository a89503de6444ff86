import { useIsland } from '../../ui/IslandContext.tsx';
import { type BuyStep, BuySteps } from '../ui/order/BuySteps.tsx';

/** @param step undefined for a top-up, and until it is known */
export function PayHead({ title, step }: { title: string; step?: BuyStep | undefined }) {
  const { t } = useIsland();
  return (
    <div className="buy-head">
      <h1>{title}</h1>
      {step && <BuySteps current={step} t={t} />}
    </div>
  );
}
