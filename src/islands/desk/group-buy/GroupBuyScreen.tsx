import { useState } from 'react';
import { ORDER, type Path } from '../../../lib/browser/desk/differences.ts';
import { createGroupBuy } from '../../../stores/desk/group-buy.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { Fields } from './Fields.tsx';
import { Groups } from './Groups.tsx';

const PATH = '/desk/group-buy';
type Props = {
  id: string | undefined;
};

export const GroupBuyScreen = defineScreen(Screen);

function Screen({ id }: Pick<Props, 'id'>) {
  const { t, failureWords } = useIsland();
  const [document] = useState(() => createGroupBuy(id, failureWords));
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
        {(value, field) => <Fields field={field} document={document} value={value} fresh={!id} />}
      </DocumentFrame>
      {id && <Groups id={id} />}
    </>
  );
}
