import { useState } from 'react';
import type { Path } from '../../../lib/browser/desk/differences.ts';
import { createPointsGood } from '../../../stores/desk/points-mall.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Fields } from './Fields.tsx';
import { Stock } from './Stock.tsx';

const PATH = '/desk/points-mall';
type Props = {
  id: string | undefined;
};

export const PointsGoodScreen = defineScreen(Screen);

function Screen({ id }: Pick<Props, 'id'>) {
  const { t, failureWords } = useIsland();
  const [document] = useState(() => createPointsGood(id, failureWords));
  const nameOf = (path: Path): string => path.map((key) => t(`deskpoints:field.${key}`)).join(' · ');
  return (
    <DocumentFrame
      document={document}
      title={t(id ? 'deskpoints:edit' : 'deskpoints:add')}
      nameOf={nameOf}
      fresh={!id}
      actions={<a href={PATH}>{t('deskpoints:back')}</a>}
    >
      {(value, field) => (
        <>
          <Fields field={field} document={document} value={value} fresh={!id} />
          {id ? <Stock id={id} /> : <p className="mt-4 text-quiet">{t('deskpoints:stockLater')}</p>}
        </>
      )}
    </DocumentFrame>
  );
}
