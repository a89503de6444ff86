import { useState } from 'react';
import type { DeskDiscount, DeskDiscounts } from '../../../../contract/desk-discount.ts';
import { pick } from '../../../../contract/text.ts';
import { listDiscounts } from '../../../lib/browser/api/desk/discounts.ts';
import { offText, weeklyText } from '../../../lib/shared/discount-text.ts';
import type { Words } from '../../../lib/shared/i18n/fill.ts';
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

const PATH = '/desk/discounts';
type Props = { words: Words; page: number; text: string };

/** Timed discounts, and what was bought in them. */
export function DiscountsScreen({ words, ...place }: Props) {
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
  const [list, now] = useResource((words) => createResource(() => listDiscounts(queryOf(page, text)), words));
  const [typed, setTyped] = useState(text);
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskdiscounts:title')}</h1>
        <a href={`${PATH}/new`} className="btn btn-primary btn-sm">
          {t('deskdiscounts:add')}
        </a>
      </header>
      <form className="desk-find mb-4" action={PATH}>
        <Field label={t('deskdiscounts:find')} name="text" value={typed} onValue={setTyped} maxLength={60} />
        <Button type="submit" size="sm">
          {t('deskdiscounts:search')}
        </Button>
      </form>
      <section className="desk-card">
        <TableFrame
          now={now}
          onRetry={list.reload}
          isEmpty={({ total }) => total === 0}
          empty={t(text ? 'deskdiscounts:noneFound' : 'deskdiscounts:none')}
        >
          {(value) => <List value={value} text={text} />}
        </TableFrame>
      </section>
    </>
  );
}

function List({ value, text }: { value: DeskDiscounts; text: string }) {
  const { t } = useIsland();
  const columns = useColumns();
  return (
    <>
      <DataTable
        caption={t('deskdiscounts:title')}
        columns={columns}
        rows={value.items}
        idOf={({ id }) => String(id)}
      />
      <Pager page={value.page} pages={value.pages} hrefOf={(page) => `${PATH}?${queryOf(page, text)}`} />
    </>
  );
}

function useColumns(): Column<DeskDiscount>[] {
  const { t, language } = useIsland();
  const moment = useMoment();
  return [
    {
      id: 'name',
      title: t('deskdiscounts:field.name'),
      cell: ({ id, name, off, limit }) => (
        <>
          <a className="link" href={`${PATH}/${id}`}>
            {pick(name, language)}
          </a>
          <small className="block text-quiet">
            {off === null ? t('deskdiscounts:way.prices') : offText(off, t, language)}
            {limit !== null && ` · ${t('discount:limit', { count: limit })}`}
          </small>
        </>
      ),
    },
    { id: 'shop', title: t('deskdiscounts:field.shopId'), cell: ({ shop }) => shop ?? t('deskdiscounts:mall') },
    {
      id: 'state',
      title: t('deskdiscounts:state.title'),
      cell: ({ state }) => (
        <span className="badge badge-sm badge-outline whitespace-nowrap">{t(`deskdiscounts:state.${state}`)}</span>
      ),
    },
    {
      id: 'time',
      title: t('deskdiscounts:time'),
      cell: ({ startsAt, endsAt, weekly }) => (
        <>
          {t('discount:between', { from: moment(startsAt), to: moment(endsAt) })}
          {weekly && <small className="block text-quiet">{weeklyText(weekly, t, language)}</small>}
        </>
      ),
    },
    { id: 'goods', title: t('deskdiscounts:field.goods'), cell: ({ goods }) => goods, end: true },
    { id: 'sold', title: t('deskdiscounts:sold'), cell: ({ sold }) => sold, end: true },
    { id: 'shoppers', title: t('deskdiscounts:shoppers'), cell: ({ shoppers }) => shoppers, end: true },
  ];
}
