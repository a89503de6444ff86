import { useState } from 'react';
import type { FlashSessionDocument } from '#contract/flash-sale/desk.schema.ts';
import { ORDER, type Path } from '../../../lib/browser/desk/differences.ts';
import { createFlashSession } from '../../../stores/desk/flash-sale.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Bind } from '../ui/bind.ts';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { PairField, Switch } from '../ui/fields.tsx';
import { TimeField } from '../ui/TimeField.tsx';

const PATH = '/desk/flash-sale';
type Props = {
  id: string | undefined;
};

export const SessionScreen = defineScreen(Screen);

function Screen({ id }: Pick<Props, 'id'>) {
  const { t, failureWords } = useIsland();
  const [document] = useState(() => createFlashSession(id, failureWords));
  const nameOf = (path: Path): string =>
    path.map((key) => (key === ORDER || key.startsWith('#') ? key : t(`deskflash:field.${key}`))).join(' · ');
  return (
    <DocumentFrame
      document={document}
      title={t(id ? 'deskflash:edit' : 'deskflash:add')}
      nameOf={nameOf}
      fresh={!id}
      actions={
        id ? <a href={`${PATH}/${id}`}>{t('deskflash:backToGoods')}</a> : <a href={PATH}>{t('deskflash:back')}</a>
      }
    >
      {(_, field) => <Fields field={field} />}
    </DocumentFrame>
  );
}

function Fields({ field }: { field: Bind<FlashSessionDocument> }) {
  const { t } = useIsland();
  return (
    <section className="desk-card desk-fields">
      <PairField {...field('title')} maxLength={30} />
      <div className="desk-pair">
        <TimeField {...field('startsAt')} />
        <TimeField {...field('endsAt')} />
      </div>
      <Switch {...field('daily')} hint={t('deskflash:dailyHint')} />
    </section>
  );
}
