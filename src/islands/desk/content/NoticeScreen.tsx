import { useState } from 'react';
import type { NoticeDocument } from '#contract/content/desk.schema.ts';
import { createNotice } from '../../../stores/desk/content.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import type { Bind } from '../ui/bind.ts';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { PairField, Switch } from '../ui/fields.tsx';
import { RichPair } from '../ui/rich/RichPair.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { useFieldName } from './named.ts';

const PATH = '/desk/notices';
type Props = {
  id: string | undefined;
};

export const NoticeScreen = defineScreen(Screen);

function Screen({ id }: Pick<Props, 'id'>) {
  const { t, failureWords } = useIsland();
  const nameOf = useFieldName('notice');
  const [document] = useState(() => createNotice(id, failureWords));
  return (
    <DocumentFrame
      document={document}
      title={t(id ? 'deskcontent:notice.edit' : 'deskcontent:notice.add')}
      nameOf={nameOf}
      fresh={!id}
      actions={<a href={PATH}>{t('deskcontent:back')}</a>}
    >
      {(_, field) => <Fields field={field} />}
    </DocumentFrame>
  );
}

function Fields({ field }: { field: Bind<NoticeDocument> }) {
  const { t } = useIsland();
  return (
    <div className="grid gap-5">
      <section className="desk-card desk-fields">
        <PairField {...field('title')} maxLength={120} />
        <div className="desk-pair">
          <TimeField {...field('publishedAt')} hint={t('deskcontent:notice.atHint')} />
          <Switch {...field('pinned')} label={t('deskcontent:notice.pin')} hint={t('deskcontent:notice.pinHint')} />
        </div>
      </section>
      <section className="desk-card">
        <RichPair {...field('html')} />
      </section>
    </div>
  );
}
