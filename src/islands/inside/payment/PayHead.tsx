import { useIsland } from '../../ui/IslandContext.tsx';
import { type BuyStep, BuySteps } from '../ui/order/BuySteps.tsx';

/** @param step absent for what is not a purchase, as a top-up, and until that is known */
export function PayHead({ title, step }: { title: string; step?: BuyStep | undefined }) {
  const { t } = useIsland();
  return (
    <div className="buy-head">
      <h1>{title}</h1>
      {step && <BuySteps current={step} t={t} />}
    </div>
  );
}
