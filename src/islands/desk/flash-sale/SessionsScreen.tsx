import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskFlashSession } from '#contract/flash-sale/desk.schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import { createFlashSessions } from '../../../stores/desk/flash-sale.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { useResource } from '../../ui/use-resource.ts';
import type { Column } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundList } from '../ui/FoundList.tsx';
import { useMoment } from '../ui/moment.ts';
import { TwoLines } from '../ui/TwoLines.tsx';

const PATH = '/desk/flash-sale';
type Props = { page: number };

export const SessionsScreen = defineScreen(Screen);

function Screen({ page }: Pick<Props, 'page'>) {
  const { t } = useIsland();
  const [list, now] = useResource((words) => createFlashSessions(page, words));
  const edits = now.value?.edits ?? false;
  const [leaving, setLeaving] = useState<DeskFlashSession>();
  return (
    <FoundList
      title={t('deskflash:title')}
      actions={
        edits && (
          <a href={`${PATH}/new`} className="btn btn-primary btn-sm">
            {t('deskflash:add')}
          </a>
        )
      }
      found={{ list, now, page: now.value, hrefOf: (to) => `${PATH}?page=${to}` }}
      none={t('deskflash:none')}
      columns={useColumns(edits, setLeaving)}
      card
    >
      {leaving && <Remove list={list} session={leaving} onClose={() => setLeaving(undefined)} />}
    </FoundList>
  );
}

function useColumns(edits: boolean, onRemove: (session: DeskFlashSession) => void): Column<DeskFlashSession>[] {
  const { t, language } = useIsland();
  const moment = useMoment();
  const columns: Column<DeskFlashSession>[] = [
    {
      id: 'title',
      title: t('deskflash:field.title'),
      cell: ({ id, title, daily }) => (
        <>
          <a className="link" href={`${PATH}/${id}`}>
            {inLanguage(title, language)}
          </a>
          {daily && <span className="badge badge-sm badge-outline ms-2">{t('deskflash:daily')}</span>}
        </>
      ),
    },
    {
      id: 'time',
      title: t('deskflash:field.startsAt'),
      cell: ({ startsAt, endsAt }) => (
        <TwoLines note={t('deskflash:until', { at: moment(endsAt) })}>{moment(startsAt)}</TwoLines>
      ),
    },
    {
      id: 'state',
      title: t('deskflash:state.title'),
      cell: ({ state }) => <span className="badge badge-sm badge-outline">{t(`deskflash:state.${state}`)}</span>,
    },
    { id: 'applied', title: t('deskflash:applied'), cell: ({ applied }) => applied, end: true },
    { id: 'items', title: t('deskflash:items'), cell: ({ items }) => items, end: true },
    { id: 'pieces', title: t('deskflash:pieces'), cell: ({ sold, stock }) => `${sold} / ${stock}`, end: true },
  ];
  if (edits) columns.push(removal(t, (session) => inLanguage(session.title, language), onRemove));
  return columns;
}

type Translate = ReturnType<typeof useIsland>['t'];

const removal = (
  t: Translate,
  nameOf: (session: DeskFlashSession) => string,
  onRemove: (session: DeskFlashSession) => void,
): Column<DeskFlashSession> => ({
  id: 'out',
  title: t('deskflash:goods.do'),
  cell: (session) =>
    session.items + session.applied > 0 ? null : (
      <Button
        look="link"
        aria-label={t('deskflash:outOf', { name: nameOf(session) })}
        onClick={() => onRemove(session)}
      >
        {t('deskflash:out')}
      </Button>
    ),
  end: true,
});

type RemoveProps = { list: ReturnType<typeof createFlashSessions>; session: DeskFlashSession; onClose: () => void };

function Remove({ list, session, onClose }: RemoveProps) {
  const { t, language } = useIsland();
  const busy = useStore(list.$busy);
  const remove = async () => {
    if (await list.remove(session)) toast(t('deskflash:gone'), 'success');
    onClose();
    await list.reload();
  };
  return (
    <Confirm
      title={t('deskflash:outAsk', { name: inLanguage(session.title, language) })}
      action={t('deskflash:out')}
      busy={busy}
      onConfirm={remove}
      onClose={onClose}
    >
      {t('deskflash:outText')}
    </Confirm>
  );
}
