import { useState } from 'react';
import type { PointsGoodDocument } from '#contract/points-mall/desk.schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { documentCalls } from '../../../lib/browser/api/desk/documents.ts';
import { addPointsGood } from '../../../lib/browser/api/desk/points-mall.ts';
import type { Path } from '../../../lib/browser/desk/differences.ts';
import { createDocument } from '../../../stores/desk/document.ts';
import { createNewDocument } from '../../../stores/desk/new-document.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Fields } from './Fields.tsx';
import { Stock } from './Stock.tsx';

const PATH = '/desk/points-mall';
const YEAR_MS = 365 * DAY_MS;
type Props = {
  /** Undefined: a new one. */
  id: string | undefined;
};

/** One good of the points mall: its SKU, what it costs, and its pieces. */
export const PointsGoodScreen = defineScreen(Screen);

function newPointsGood(): PointsGoodDocument {
  const now = Date.now();
  return {
    ...{ productId: 0, skuId: 0, points: 500, money: 0, limitEach: null, stopped: false, sort: 0 },
    startsAt: new Date(now).toISOString(),
    endsAt: new Date(now + YEAR_MS).toISOString(),
  };
}

function Screen({ id }: Pick<Props, 'id'>) {
  const { t, failureWords } = useIsland();
  const [document] = useState(() =>
    id
      ? createDocument(documentCalls<PointsGoodDocument>(`points-good/${id}`), failureWords)
      : createNewDocument<PointsGoodDocument>(
          {
            ...{ kind: 'points-good', start: newPointsGood(), add: addPointsGood },
            onAdded: (added) => setTimeout(() => location.assign(`${PATH}/${added}`)),
          },
          failureWords,
        ),
  );
  const nameOf = (path: Path): string => path.map((key) => t(`deskpoints:field.${key}`)).join(' · ');
  return (
    <DocumentFrame
      document={document}
      title={t(id ? 'deskpoints:edit' : 'deskpoints:add')}
      nameOf={nameOf}
      fresh={!id}
      actions={<a href={PATH}>{t('deskpoints:back')}</a>}
    >
      {(value) => (
        <>
          <Fields document={document} value={value} fresh={!id} />
          {id ? <Stock id={id} /> : <p className="mt-4 text-quiet">{t('deskpoints:stockLater')}</p>}
        </>
      )}
    </DocumentFrame>
  );
}
