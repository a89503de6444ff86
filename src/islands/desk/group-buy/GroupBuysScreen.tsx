import { useState } from 'react';
import type { DeskGroupBuy, DeskGroupBuys } from '../../../../contract/desk-group-buy.ts';
import { listGroupBuys } from '../../../lib/browser/api/desk/group-buy.ts';
import type { Words } from '../../../lib/shared/i18n/fill.ts';
import { price } from '../../../lib/shared/price.ts';
import { createResource } from '../../../stores/resource.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { DeskProvider } from '../ui/DeskProvider.tsx';
import { useMoment } from '../ui/moment.ts';
import { TableFrame } from '../ui/TableFrame.tsx';

const PATH = '/desk/group-buy';
type Props = { words: Words; page: number; text: string };

/** Group-buy activities, and what they brought. */
export function GroupBuysScreen({ words, ...place }: Props) {
  return (
    <DeskProvider words={words}>
      <Screen {...place} />
    </DeskProvider>
  );
}

const queryOf = (page: number, text: string): URLSearchParams =>
  new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), ...(text ? { text } : {}) });

function Screen({ page, text }: Omit<Props, 'words'>) {
  const { t } = useIsland();
  const [list, now] = useResource((words) => createResource(() => listGroupBuys(queryOf(page, text)), words));
  const [typed, setTyped] = useState(text);
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskgroups:title')}</h1>
        <a href={`${PATH}/new`} className="btn btn-primary btn-sm">
          {t('deskgroups:add')}
        </a>
      </header>
      <form className="desk-find mb-4" action={PATH}>
        <Field label={t('deskgroups:find')} name="text" value={typed} onValue={setTyped} maxLength={60} />
        <Button type="submit" size="sm">
          {t('deskgroups:search')}
        </Button>
      </form>
      <section className="desk-card">
        <TableFrame
          now={now}
          onRetry={list.reload}
          isEmpty={({ total }) => total === 0}
          empty={t(text ? 'deskgroups:noneFound' : 'deskgroups:none')}
        >
          {(value) => <List value={value} text={text} />}
        </TableFrame>
      </section>
    </>
  );
}

function List({ value, text }: { value: DeskGroupBuys; text: string }) {
  const { t } = useIsland();
  const moment = useMoment();
  const columns: Column<DeskGroupBuy>[] = [
    {
      id: 'title',
      title: t('deskgroups:field.productId'),
      cell: ({ id, title, shop }) => (
        <>
          <a className="link" href={`${PATH}/${id}`}>
            {title}
          </a>
          <small className="block text-quiet">{shop}</small>
        </>
      ),
    },
    {
      id: 'terms',
      title: t('deskgroups:terms'),
      cell: ({ size, hours, price: fen }) => (
        <>
          {t('deskgroups:from', { amount: price(fen) })}
          <small className="block text-quiet">{t('deskgroups:brief', { size, hours })}</small>
        </>
      ),
    },
    {
      id: 'state',
      title: t('deskgroups:state.title'),
      cell: ({ state, endsAt }) => (
        <>
          <span className="badge badge-sm badge-outline">{t(`deskgroups:state.${state}`)}</span>
          <small className="block text-quiet">{t('deskgroups:until', { day: moment(endsAt) })}</small>
        </>
      ),
    },
    { id: 'open', title: t('deskgroups:groups.open'), cell: ({ open }) => open, end: true },
    { id: 'full', title: t('deskgroups:groups.full'), cell: ({ full }) => full, end: true },
    { id: 'failed', title: t('deskgroups:groups.failed'), cell: ({ failed }) => failed, end: true },
    { id: 'orders', title: t('deskgroups:orders'), cell: ({ orders }) => orders, end: true },
    { id: 'sales', title: t('deskgroups:sales'), cell: ({ sales }) => price(sales), end: true },
  ];
  return (
    <>
      <DataTable caption={t('deskgroups:title')} columns={columns} rows={value.items} idOf={({ id }) => String(id)} />
      <Pager page={value.page} pages={value.pages} hrefOf={(page) => `${PATH}?${queryOf(page, text)}`} />
    </>
  );
}
