import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { addNotice, removeNotice } from '#contract/content/desk.calls.ts';
import type { DeskNotice } from '#contract/content/desk.schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import { createNotices } from '../../../stores/desk/content.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { May, useMay } from '../ui/may.tsx';
import { useMoment } from '../ui/moment.ts';

const PATH = '/desk/notices';
type Props = { page: number };

export const NoticesScreen = defineScreen(Screen);

function Screen({ page }: Pick<Props, 'page'>) {
  const { t } = useIsland();
  const [list, now] = useResource((words) => createNotices(page, words));
  const [going, setGoing] = useState<DeskNotice>();
  const removes = useMay()(removeNotice);
  return (
    <FoundList
      title={t('deskcontent:menu.notices')}
      actions={
        <May call={addNotice}>
          <a href={`${PATH}/new`} className="btn btn-primary btn-sm">
            {t('deskcontent:notice.add')}
          </a>
        </May>
      }
      found={{ list, now, page: now.value, hrefOf: (to) => `${PATH}?page=${to}` }}
      none={t('deskcontent:notice.none')}
      columns={useColumns(setGoing).filter(({ id }) => id !== 'out' || removes)}
      card
    >
      {going && <Remove list={list} notice={going} onClose={() => setGoing(undefined)} />}
    </FoundList>
  );
}

function useColumns(onRemove: (notice: DeskNotice) => void): Column<DeskNotice>[] {
  const { t, language } = useIsland();
  const moment = useMoment();
  return [
    {
      id: 'title',
      title: t('deskcontent:field.title'),
      cell: ({ id, title, pinned, publishedAt }) => (
        <>
          <a className="link" href={`${PATH}/${id}`}>
            {inLanguage(title, language)}
          </a>
          {pinned && <span className="badge badge-sm badge-outline ms-2">{t('deskcontent:notice.pinned')}</span>}
          {new Date(publishedAt) > new Date() && (
            <span className="badge badge-sm badge-outline ms-2">{t('deskcontent:notice.coming')}</span>
          )}
        </>
      ),
    },
    { id: 'at', title: t('deskcontent:field.publishedAt'), cell: ({ publishedAt }) => moment(publishedAt) },
    {
      id: 'out',
      title: t('deskcontent:rows.out'),
      cell: (notice) => (
        <Button
          look="link"
          aria-label={t('deskcontent:rows.remove', { name: inLanguage(notice.title, language) })}
          onClick={() => onRemove(notice)}
        >
          {t('deskcontent:rows.out')}
        </Button>
      ),
      end: true,
    },
  ];
}

type RemoveProps = { list: ReturnType<typeof createNotices>; notice: DeskNotice; onClose: () => void };

function Remove({ list, notice, onClose }: RemoveProps) {
  const { t, language } = useIsland();
  const busy = useStore(list.$busy);
  const remove = async () => {
    if (await list.remove(notice)) toast(t('deskcontent:notice.removed'), 'success');
    onClose();
    await list.reload();
  };
  return (
    <Confirm
      title={t('deskcontent:notice.removeAsk', { name: inLanguage(notice.title, language) })}
      action={t('deskcontent:rows.out')}
      busy={busy}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('deskcontent:notice.removeText')}
    </Confirm>
  );
}
