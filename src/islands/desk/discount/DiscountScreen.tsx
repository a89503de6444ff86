import { useState } from 'react';
import type { DiscountChoices } from '#contract/discount/desk.schema.ts';
import { createDiscount, createDiscountChoices } from '../../../stores/desk/discount.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { defineScreen } from '../ui/define-screen.ts';
import { PromotionFrame, type PromotionProps } from '../ui/PromotionFrame.tsx';
import { Fields } from './Fields.tsx';

const PATH = '/desk/discounts';

export const DiscountScreen = defineScreen(Choices);

function Choices({ id }: PromotionProps) {
  const [choices, now] = useResource(createDiscountChoices);
  if (now.value) return <Screen id={id} choices={now.value} />;
  return (
    <Loading now={now} onRetry={choices.reload}>
      <Skeleton count={3} className="h-28" />
    </Loading>
  );
}

function Screen({ id, choices }: PromotionProps & { choices: DiscountChoices }) {
  const { failureWords } = useIsland();
  const [document] = useState(() => createDiscount(id, choices, failureWords));
  return (
    <PromotionFrame document={document} id={id} path={PATH} texts="deskdiscounts">
      {(value, field) => <Fields field={field} document={document} value={value} choices={choices} fresh={!id} />}
    </PromotionFrame>
  );
}
