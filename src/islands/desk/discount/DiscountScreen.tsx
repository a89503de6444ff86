import { useState } from 'react';
import type { DiscountChoices, DiscountDocument } from '#contract/discount/desk.schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { addDiscount, discountChoices } from '../../../lib/browser/api/desk/discounts.ts';
import { documentCalls } from '../../../lib/browser/api/desk/documents.ts';
import { ORDER, type Path } from '../../../lib/browser/desk/differences.ts';
import { createDocument } from '../../../stores/desk/document.ts';
import { createNewDocument } from '../../../stores/desk/new-document.ts';
import { createResource } from '../../../stores/public/resource.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Fields } from './Fields.tsx';

const PATH = '/desk/discounts';
const WEEK_MS = 7 * DAY_MS;
type Props = {
  /** Undefined: a new one. */
  id: string | undefined;
};

/** One timed discount: what it takes off what, and when. */
export const DiscountScreen = defineScreen(Choices);

function Choices({ id }: Pick<Props, 'id'>) {
  const [choices, now] = useResource((words) => createResource(discountChoices, words));
  if (now.value) return <Screen id={id} choices={now.value} />;
  return (
    <Loading now={now} onRetry={choices.reload}>
      <Skeleton count={3} className="h-28" />
    </Loading>
  );
}

/** A tenth off, for a week from now on. */
function newDiscount({ mall, shops }: DiscountChoices): DiscountDocument {
  const now = Date.now();
  return {
    ...{ name: { zh: '', en: '' }, shopId: mall ? null : (shops[0]?.id ?? null), rule: { zh: '', en: '' } },
    ...{ banner: '', off: 1_000, weekly: null, limit: null, stopped: false, goods: [] },
    startsAt: new Date(now).toISOString(),
    endsAt: new Date(now + WEEK_MS).toISOString(),
  };
}

function Screen({ id, choices }: Pick<Props, 'id'> & { choices: DiscountChoices }) {
  const { t, failureWords } = useIsland();
  const [document] = useState(() =>
    id
      ? createDocument(documentCalls<DiscountDocument>(`discount/${id}`), failureWords)
      : createNewDocument<DiscountDocument>(
          {
            ...{ kind: 'discount', start: newDiscount(choices), add: addDiscount },
            onAdded: (added) => setTimeout(() => location.assign(`${PATH}/${added}`)),
          },
          failureWords,
        ),
  );
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
      {(value) => <Fields document={document} value={value} choices={choices} fresh={!id} />}
    </DocumentFrame>
  );
}
