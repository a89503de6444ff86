import { useState } from 'react';
import type { DeskCoupon, DeskCoupons } from '../../../../contract/desk-coupon.ts';
import { pick } from '../../../../contract/text.ts';
import { listCoupons } from '../../../lib/browser/api/desk/coupons.ts';
import { couponBrief } from '../../../lib/shared/coupon-text.ts';
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

const PATH = '/desk/coupons';
type Props = { words: Words; page: number; text: string };

/** Coupons, and what they brought. */
export function CouponsScreen({ words, ...place }: Props) {
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
  const [list, now] = useResource((words) => createResource(() => listCoupons(queryOf(page, text)), words));
  const [typed, setTyped] = useState(text);
  return (
    <>
      <header className="desk-head">
        <h1>{t('deskcoupons:title')}</h1>
        <a href={`${PATH}/new`} className="btn btn-primary btn-sm">
          {t('deskcoupons:add')}
        </a>
      </header>
      <form className="desk-find mb-4" action={PATH}>
        <Field label={t('deskcoupons:find')} name="text" value={typed} onValue={setTyped} maxLength={60} />
        <Button type="submit" size="sm">
          {t('deskcoupons:search')}
        </Button>
      </form>
      <section className="desk-card">
        <TableFrame
          now={now}
          onRetry={list.reload}
          isEmpty={({ total }) => total === 0}
          empty={t(text ? 'deskcoupons:noneFound' : 'deskcoupons:none')}
        >
          {(value) => <List value={value} text={text} />}
        </TableFrame>
      </section>
    </>
  );
}

function List({ value, text }: { value: DeskCoupons; text: string }) {
  const { t, language } = useIsland();
  const moment = useMoment();
  const columns: Column<DeskCoupon>[] = [
    {
      id: 'name',
      title: t('deskcoupons:field.name'),
      cell: ({ id, name, terms }) => (
        <>
          <a className="link" href={`${PATH}/${id}`}>
            {pick(name, language)}
          </a>
          <small className="block text-quiet">{couponBrief(terms, t, language)}</small>
        </>
      ),
    },
    { id: 'shop', title: t('deskcoupons:field.shopId'), cell: ({ shop }) => shop ?? t('deskcoupons:mall') },
    {
      id: 'state',
      title: t('deskcoupons:state.title'),
      cell: ({ state, takeTo }) => (
        <>
          <span className="badge badge-sm badge-outline">{t(`deskcoupons:state.${state}`)}</span>
          <small className="block text-quiet">{t('deskcoupons:until', { day: moment(takeTo) })}</small>
        </>
      ),
    },
    { id: 'taken', title: t('deskcoupons:taken'), cell: ({ taken, total }) => `${taken} / ${total}`, end: true },
    { id: 'used', title: t('deskcoupons:used'), cell: ({ used }) => used, end: true },
    { id: 'saved', title: t('deskcoupons:saved'), cell: ({ saved }) => price(saved), end: true },
    { id: 'sales', title: t('deskcoupons:sales'), cell: ({ sales }) => price(sales), end: true },
  ];
  return (
    <>
      <DataTable caption={t('deskcoupons:title')} columns={columns} rows={value.items} idOf={({ id }) => String(id)} />
      <Pager page={value.page} pages={value.pages} hrefOf={(page) => `${PATH}?${queryOf(page, text)}`} />
    </>
  );
}
