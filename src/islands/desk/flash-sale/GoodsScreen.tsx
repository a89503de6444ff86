import { useState } from 'react';
import type { DeskFlashItem, DeskFlashItems, FlashMove } from '#contract/flash-sale/desk.schema.ts';
import { inLanguage } from '#contract/in-language.ts';
import { price } from '../../../lib/shared/price.ts';
import { createFlashItems } from '../../../stores/desk/flash-sale.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { type Column, DataTable } from '../ui/DataTable.tsx';
import { defineScreen } from '../ui/define-screen.ts';
import { FoundRows } from '../ui/FoundList.tsx';
import { useMoment } from '../ui/moment.ts';
import { TwoLines } from '../ui/TwoLines.tsx';
import { AddDialog } from './AddDialog.tsx';
import { MoveDialog, RefuseDialog } from './MoveDialog.tsx';

const PATH = '/desk/flash-sale';
type Props = { id: string };
type Moving = { item: DeskFlashItem; move: FlashMove };

export const GoodsScreen = defineScreen(Screen);

function Screen({ id }: Pick<Props, 'id'>) {
  const { t } = useIsland();
  const [list, now] = useResource((words) => createFlashItems(id, words));
  const [adding, setAdding] = useState(false);
  const [moving, setMoving] = useState<Moving>();
  const { value } = now;
  const done = { onClose: () => setMoving(undefined), onDone: list.reload };
  return (
    <>
      <Head id={id} value={value} onAdd={() => setAdding(true)} />
      <section className="desk-card">
        <FoundRows
          found={{ list, now, page: value }}
          none={t(value?.adds === 'apply' ? 'deskflash:goods.noneOwn' : 'deskflash:goods.none')}
        >
          {(items) => <List items={items} onMove={setMoving} />}
        </FoundRows>
      </section>
      {adding && value && value.adds !== 'no' && (
        <AddDialog session={id} adds={value.adds} onClose={() => setAdding(false)} onDone={list.reload} />
      )}
      {moving?.move === 'refuse' && <RefuseDialog item={moving.item} {...done} />}
      {moving && moving.move !== 'refuse' && <MoveDialog item={moving.item} move={moving.move} {...done} />}
    </>
  );
}

type HeadProps = { id: string; value: DeskFlashItems | undefined; onAdd: () => void };

function Head({ id, value, onAdd }: HeadProps) {
  const { t, language } = useIsland();
  const moment = useMoment();
  const session = value?.session;
  return (
    <header className="desk-head">
      <div>
        <h1>{session ? inLanguage(session.title, language) : t('deskflash:title')}</h1>
        {session && (
          <p className="text-quiet">
            {moment(session.startsAt)} – {moment(session.endsAt)}{' '}
            <span className="badge badge-sm badge-outline">{t(`deskflash:state.${session.state}`)}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-4">
        <a href={PATH}>{t('deskflash:back')}</a>
        {value?.adds === 'put' && <a href={`${PATH}/${id}/edit`}>{t('deskflash:edit')}</a>}
        {value && value.adds !== 'no' && (
          <Button look="primary" size="sm" onClick={onAdd}>
            {t(`deskflash:goods.${value.adds}`)}
          </Button>
        )}
      </div>
    </header>
  );
}

function List({ items, onMove }: { items: readonly DeskFlashItem[]; onMove: (moving: Moving) => void }) {
  const { t } = useIsland();
  const columns: Column<DeskFlashItem>[] = [
    { id: 'sku', title: t('deskflash:goods.sku'), cell: (item) => <Goods item={item} /> },
    { id: 'shop', title: t('deskflash:goods.shop'), cell: ({ shop }) => shop },
    {
      id: 'price',
      title: t('deskflash:goods.price'),
      cell: (item) => (
        <TwoLines note={t('deskflash:goods.usual', { price: price(item.skuPrice) })}>{price(item.price)}</TwoLines>
      ),
      end: true,
    },
    {
      id: 'pieces',
      title: t('deskflash:pieces'),
      cell: ({ sold, stock, skuStock }) => (
        <TwoLines note={t('deskflash:goods.left', { count: skuStock })}>
          {sold} / {stock}
        </TwoLines>
      ),
      end: true,
    },
    { id: 'limits', title: t('deskflash:goods.limits'), cell: (item) => <Limits item={item} /> },
    {
      id: 'state',
      title: t('deskflash:state.title'),
      cell: ({ state, reason }) => (
        <TwoLines note={reason}>
          <span className="badge badge-sm badge-outline">{t(`deskflash:itemState.${state}`)}</span>
        </TwoLines>
      ),
    },
    {
      id: 'do',
      title: t('deskflash:goods.do'),
      cell: (item) =>
        item.moves.map((move) => (
          <Button
            key={move}
            look="link"
            className="ms-3"
            aria-label={t(`deskflash:moveOf.${move}`, { name: item.title })}
            onClick={() => onMove({ item, move })}
          >
            {t(`deskflash:move.${move}`)}
          </Button>
        )),
      end: true,
    },
  ];
  return <DataTable caption={t('deskflash:items')} columns={columns} rows={items} idOf={({ id }) => String(id)} />;
}

const Goods = ({ item: { title, spec, picture, productId } }: { item: DeskFlashItem }) => (
  <span className="desk-good">
    <Picture path={picture} width={80} />
    <span>
      <a className="link" href={`/goods?prodId=${productId}`}>
        {title}
      </a>
      {spec && <small className="block text-quiet">{spec}</small>}
    </span>
  </span>
);

function Limits({ item: { limitOrder, limitEach, discounts } }: { item: DeskFlashItem }) {
  const { t } = useIsland();
  const limits = [
    ...(limitOrder === null ? [] : [t('deskflash:goods.limitOrder', { count: limitOrder })]),
    ...(limitEach === null ? [] : [t('deskflash:goods.limitEach', { count: limitEach })]),
  ];
  return (
    <TwoLines note={discounts && t('deskflash:goods.discounts')}>
      {limits.join(' · ') || t('deskflash:goods.noLimit')}
    </TwoLines>
  );
}
