import { useState } from 'react';
import type { GroupBuyDocument } from '#contract/group-buy/desk.schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { documentCalls } from '../../../lib/browser/api/desk/documents.ts';
import { addGroupBuy } from '../../../lib/browser/api/desk/group-buy.ts';
import { ORDER, type Path } from '../../../lib/browser/desk/differences.ts';
import { createDocument } from '../../../stores/desk/document.ts';
import { createNewDocument } from '../../../stores/desk/new-document.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Fields } from './Fields.tsx';
import { Groups } from './Groups.tsx';

const PATH = '/desk/group-buy';
type Props = {
  /** Undefined: a new one. */
  id: string | undefined;
};

/** One activity: its product and prices, its terms, and its groups. */
export const GroupBuyScreen = defineScreen(Screen);

/** Groups of three within a day, for a month from now on. */
function newGroupBuy(): GroupBuyDocument {
  const now = Date.now();
  return {
    ...{ productId: 0, size: 3, hours: 24, prices: {}, limitOrder: null, discounts: false, stopped: false, sort: 0 },
    startsAt: new Date(now).toISOString(),
    endsAt: new Date(now + 30 * DAY_MS).toISOString(),
  };
}

function Screen({ id }: Pick<Props, 'id'>) {
  const { t, failureWords } = useIsland();
  const [document] = useState(() =>
    id
      ? createDocument(documentCalls<GroupBuyDocument>(`group-buy/${id}`), failureWords)
      : createNewDocument<GroupBuyDocument>(
          {
            ...{ kind: 'group-buy', start: newGroupBuy(), add: addGroupBuy },
            onAdded: (added) => setTimeout(() => location.assign(`${PATH}/${added}`)),
          },
          failureWords,
        ),
  );
  const nameOf = (path: Path): string =>
    path
      .map((key) => (key === ORDER || key.startsWith('#') || /^\d+$/.test(key) ? key : t(`deskgroups:field.${key}`)))
      .join(' · ');
  return (
    <>
      <DocumentFrame
        document={document}
        title={t(id ? 'deskgroups:edit' : 'deskgroups:add')}
        nameOf={nameOf}
        fresh={!id}
        actions={<a href={PATH}>{t('deskgroups:back')}</a>}
      >
        {(value) => <Fields document={document} value={value} fresh={!id} />}
      </DocumentFrame>
      {id && <Groups id={id} />}
    </>
  );
}
