import { useState } from 'react';
import type { NoticeDocument } from '#contract/content/desk.schema.ts';
import { createNotice } from '../../../stores/desk/content.ts';
import type { DeskDocument } from '../../../stores/desk/document.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { DocumentFrame } from '../ui/DocumentFrame.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { PairField, Switch } from '../ui/fields.tsx';
import { RichPair } from '../ui/rich/RichPair.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { useFieldName } from './named.ts';

const PATH = '/desk/notices';
type Props = {
  /** Undefined: a new one. */
  id: string | undefined;
};

/** One announcement. */
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
      {(value) => <Fields document={document} value={value} />}
    </DocumentFrame>
  );
}

function Fields({ document, value }: { document: DeskDocument<NoticeDocument>; value: NoticeDocument }) {
  const { t } = useIsland();
  return (
    <div className="grid gap-5">
      <section className="desk-card desk-fields">
        <PairField
          label={t('deskcontent:field.title')}
          value={value.title}
          onValue={(title) => document.set('title', title)}
          maxLength={120}
        />
        <div className="desk-pair">
          <TimeField
            label={t('deskcontent:field.publishedAt')}
            value={value.publishedAt}
            onValue={(at) => document.set('publishedAt', at)}
            hint={t('deskcontent:notice.atHint')}
          />
          <Switch
            label={t('deskcontent:notice.pin')}
            value={value.pinned}
            onValue={(on) => document.set('pinned', on)}
            hint={t('deskcontent:notice.pinHint')}
          />
        </div>
      </section>
      <section className="desk-card">
        <RichPair
          label={t('deskcontent:field.html')}
          value={value.html}
          onValue={(html) => document.set('html', html)}
        />
      </section>
    </div>
  );
}
