import { useState } from 'react';
import type { DiscountChoices } from '#contract/discount/desk.schema.ts';
import { ORDER, type Path } from '../../../lib/browser/desk/differences.ts';
import { createDiscount, createDiscountChoices } from '../../../stores/desk/discount.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Fields } from './Fields.tsx';

const PATH = '/desk/discounts';
type Props = {
  id: string | undefined;
};

export const DiscountScreen = defineScreen(Choices);

function Choices({ id }: Pick<Props, 'id'>) {
  const [choices, now] = useResource(createDiscountChoices);
  if (now.value) return <Screen id={id} choices={now.value} />;
  return (
    <Loading now={now} onRetry={choices.reload}>
      <Skeleton count={3} className="h-28" />
    </Loading>
  );
}

function Screen({ id, choices }: Pick<Props, 'id'> & { choices: DiscountChoices }) {
  const { t, failureWords } = useIsland();
  const [document] = useState(() => createDiscount(id, choices, failureWords));
  const nameOf = (path: Path): string =>
    path.map((key) => (key === ORDER || /^#|^\d+$/.test(key) ? key : t(`deskdiscounts:field.${key}`))).join(' · ');
  return (
    <DocumentFrame
      document={document}
      title={t(id ? 'deskdiscounts:edit' : 'deskdiscounts:add')}
      nameOf={nameOf}
      fresh={!id}
      actions={<a href={PATH}>{t('deskdiscounts:back')}</a>}
    >
      {(value, field) => <Fields field={field} document={document} value={value} choices={choices} fresh={!id} />}
    </DocumentFrame>
  );
}
