import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { AddressBook, AddressView } from '#contract/address/schema.ts';
import { addressLine } from '../../../lib/browser/address/line.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { type AddressBookStore, createAddressBook } from '../../../stores/inside/address-book.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirm } from '../../ui/Confirm.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { AddressDialog } from '../ui/address/AddressDialog.tsx';

export const AddressPage = defineScreen(Addresses);

function Addresses({ first }: WithFirst<AddressBook>) {
  const { t } = useIsland();
  const [store, now] = useResource(createAddressBook, first);
  return (
    <section>
      <h1>{t('address:title')}</h1>
      <Loading now={now} onRetry={store.reload}>
        <p>{t('ui:loading')}</p>
        <div className="mt-5">
          <Skeleton count={3} className="h-28" />
        </div>
      </Loading>
      {now.state === 'loaded' && <Book book={now.value} store={store} />}
    </section>
  );
}

function Book({ book: { items, max }, store }: { book: AddressBook; store: AddressBookStore }) {
  const { t, language } = useIsland();
  /** `null`: a new one. */
  const [edited, setEdited] = useState<AddressView | null>();
  const [leaving, setLeaving] = useState<AddressView>();
  const busy = useStore(store.$busy);
  const full = items.length >= max;
  const saved = () => {
    setEdited(undefined);
    void store.reload();
  };
  const remove = async () => {
    if (leaving && (await store.remove(leaving.id))) toast(t('address:removed'), 'success');
    setLeaving(undefined);
  };
  const add = (
    <Button look="primary" onClick={() => setEdited(null)} disabled={full}>
      {t('address:add')}
    </Button>
  );
  return (
    <>
      <p>{t('address:count', { count: items.length, max })}</p>
      {items.length === 0 ? (
        <Empty title={t('address:empty.title')} text={t('address:empty.text')}>
          {add}
        </Empty>
      ) : (
        <>
          <p className="address-tools">
            {add}
            {full && <span>{t('address:full', { max })}</span>}
          </p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4">
            {items.map((address) => (
              <Card
                key={address.id}
                address={address}
                busy={busy}
                onEdit={() => setEdited(address)}
                onRemove={() => setLeaving(address)}
                onDefault={() => void store.makeDefault(address.id)}
              />
            ))}
          </ul>
        </>
      )}
      {edited !== undefined && (
        <AddressDialog address={edited ?? undefined} onSaved={saved} onClose={() => setEdited(undefined)} />
      )}
      {leaving && (
        <Confirm
          title={t('address:removeTitle')}
          action={t('address:remove')}
          busy={busy}
          onConfirm={remove}
          onClose={() => setLeaving(undefined)}
        >
          {leaving.recipient} · {addressLine(leaving, language)}
        </Confirm>
      )}
    </>
  );
}

type CardProps = {
  address: AddressView;
  busy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onDefault: () => void;
};

function Card({ address, busy, onEdit, onRemove, onDefault }: CardProps) {
  const { t, language } = useIsland();
  const { recipient, mobile, isDefault } = address;
  const of = { name: recipient };
  return (
    <li className="flex flex-col gap-2 pt-5 pb-4 px-5 border border-base-300 rounded-box leading-[1.5] wrap-anywhere">
      <p className="first:flex first:flex-wrap first:items-center first:gap-x-3 first:gap-y-1">
        <strong className="font-semibold">{recipient}</strong> <span className="tabular-nums">{mobile}</span>
        {isDefault && <span className="tag">{t('address:default')}</span>}
      </p>
      <p className="first:flex first:flex-wrap first:items-center first:gap-x-3 first:gap-y-1">
        {addressLine(address, language)}
      </p>
      <p className="address-actions first:flex first:flex-wrap first:items-center first:gap-x-3 first:gap-y-1 flex flex-wrap justify-end gap-x-5 gap-y-1 mt-auto pt-2 text-sm text-quiet">
        {!isDefault && (
          <Button
            className="inline-flex items-center gap-1 min-h-7"
            look="link"
            disabled={busy}
            onClick={onDefault}
            aria-label={t('address:makeDefaultOf', of)}
          >
            {t('address:makeDefault')}
          </Button>
        )}
        <Button
          className="inline-flex items-center gap-1 min-h-7"
          look="link"
          onClick={onEdit}
          aria-label={t('address:editOf', of)}
        >
          <Icon name="edit" className="size-4" />
          {t('address:edit')}
        </Button>
        <Button
          className="inline-flex items-center gap-1 min-h-7"
          look="link"
          onClick={onRemove}
          aria-label={t('address:removeOf', of)}
        >
          <Icon name="trash" className="size-4" />
          {t('address:remove')}
        </Button>
      </p>
    </li>
  );
}
