import { useState } from 'react';
import type { DeskPointsGood, DeskPointsGoods } from '#contract/points-mall/desk.schema.ts';
import { listPointsGoods } from '../../../lib/browser/api/desk/points-mall.ts';
import { price } from '../../../lib/shared/price.ts';
import { createResource } from '../../../stores/public/resource.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { useMoment } from '../ui/moment.ts';
import { TableFrame } from '../ui/TableFrame.tsx';

const PATH = '/desk/points-mall';
type Props = { page: number; text: string };

/** Goods of the points mall, and what they brought. */
export const PointsGoodsScreen = defineScreen(Screen);

const queryOf = (page: number, text: string): URLSearchParams =>
  new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), ...(text ? { text } : {}) });

function Screen({ page, text }: Props) {
  const { t } = useIsland();
  const [list, now] = useResource((words) => createResource(() => listPointsGoods(queryOf(page, text)), words));
  const [typed, setTyped] = useState(text);
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskpoints:title')}</h1>
        <a href={`${PATH}/new`} className="btn btn-primary btn-sm">
          {t('deskpoints:add')}
        </a>
      </header>
      <form className="desk-find mb-4" action={PATH}>
        <Field label={t('deskpoints:find')} name="text" value={typed} onValue={setTyped} maxLength={60} />
        <Button type="submit" size="sm">
          {t('deskpoints:search')}
        </Button>
      </form>
      <section className="desk-card">
        <TableFrame
          now={now}
          onRetry={list.reload}
          isEmpty={({ total }) => total === 0}
          empty={t(text ? 'deskpoints:noneFound' : 'deskpoints:none')}
        >
          {(value) => <List value={value} text={text} />}
        </TableFrame>
      </section>
    </>
  );
}

function List({ value, text }: { value: DeskPointsGoods; text: string }) {
  const { t } = useIsland();
  const moment = useMoment();
  const columns: Column<DeskPointsGood>[] = [
    {
      id: 'title',
      title: t('deskpoints:field.productId'),
      cell: ({ id, title, spec, shop }) => (
        <>
          <a className="link" href={`${PATH}/${id}`}>
            {title}
          </a>
          <small className="block text-quiet">{[...spec, shop].join(' · ')}</small>
        </>
      ),
    },
    {
      id: 'price',
      title: t('deskpoints:price'),
      cell: ({ points, money }) => (
        <>
          {t('deskpoints:pointsOf', { n: points })}
          {money > 0 && <small className="block text-quiet">+ {price(money)}</small>}
        </>
      ),
    },
    {
      id: 'state',
      title: t('deskpoints:state.title'),
      cell: ({ state, endsAt }) => (
        <>
          <span className="badge badge-sm badge-outline">{t(`deskpoints:state.${state}`)}</span>
          <small className="block text-quiet">{t('deskpoints:until', { day: moment(endsAt) })}</small>
        </>
      ),
    },
    { id: 'stock', title: t('deskpoints:left'), cell: ({ stock }) => stock, end: true },
    { id: 'exchanged', title: t('deskpoints:exchanged'), cell: ({ exchanged }) => exchanged, end: true },
    { id: 'spent', title: t('deskpoints:spent'), cell: ({ spent }) => spent, end: true },
    { id: 'sales', title: t('deskpoints:sales'), cell: ({ sales }) => price(sales), end: true },
  ];
  return (
    <>
      <DataTable caption={t('deskpoints:title')} columns={columns} rows={value.items} idOf={({ id }) => String(id)} />
      <Pager page={value.page} pages={value.pages} hrefOf={(page) => `${PATH}?${queryOf(page, text)}`} />
    </>
  );
}
