import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { AddressBook, AddressView } from '#contract/address/schema.ts';
import type { Preview } from '#contract/checkout/schema.ts';
import { addressLine } from '../../../lib/browser/address/line.ts';
import type { Stops } from '../../../lib/browser/order/checkout.ts';
import type { Resource } from '../../../lib/shared/api/resource.ts';
import type { AddressBookStore } from '../../../stores/inside/address-book.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AddressDialog } from '../ui/address/AddressDialog.tsx';
import { useCheckout } from './context.ts';

type Props = { preview: Preview; stops: Stops; store: AddressBookStore; now: Resource<AddressBook> };

const SHOWN = 3;

export function AddressChoice({ preview, stops, store, now }: Props) {
  const { t } = useIsland();
  // The card that was pressed shows so at once; what it costs to send there comes after.
  const chosen = useStore(useCheckout().$draft).addressId ?? preview.address?.id;
  return (
    <section className="checkout-part" aria-labelledby="checkout-address">
      <h2 id="checkout-address">{t('order:checkout.address')}</h2>
      {stops.address && <Stop text={t('order:error.address')} />}
      {stops.region && <Stop text={t('order:error.regionAddress')} />}
      <Loading now={now} onRetry={store.reload}>
        <Skeleton count={1} className="h-24" />
      </Loading>
      {now.state === 'loaded' && <Cards book={now.value} store={store} chosen={chosen} />}
    </section>
  );
}

function Stop({ text }: { text: string }) {
  return (
    <p className="field-error" data-stop tabIndex={-1}>
      {text}
    </p>
  );
}

type CardsProps = { book: AddressBook; store: AddressBookStore; chosen: number | undefined };

function Cards({ book: { items, max }, store, chosen }: CardsProps) {
  const { t } = useIsland();
  const { choose, $addressWanted, closeAddress } = useCheckout();
  const [all, setAll] = useState(false);
  /** `null`: a new one. */
  const [picked, setEdited] = useState<AddressView | null>();
  // Who places the order without an address is asked for one.
  const wanted = useStore($addressWanted);
  const edited = picked === undefined && wanted ? null : picked;
  const first = items.filter(({ id }, index) => index < SHOWN || id === chosen);
  const close = () => {
    setEdited(undefined);
    closeAddress();
  };
  const saved = ({ id }: AddressView) => {
    close();
    void store.reload();
    // The one that was chosen is priced again: its region may have changed.
    void choose({ addressId: edited && edited.id !== chosen ? chosen : id });
  };
  return (
    <>
      <fieldset className="address-cards grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-3">
        <legend className="sr-only">{t('order:checkout.address')}</legend>
        {(all ? items : first).map((address) => (
          <Card
            key={address.id}
            address={address}
            chosen={address.id === chosen}
            onEdit={() => setEdited(address)}
            onDefault={() => void store.makeDefault(address.id)}
          />
        ))}
        {items.length < max && (
          <button
            type="button"
            className="flex min-h-24 cursor-pointer items-center justify-center gap-2 rounded-field border border-dashed border-base-content/28 text-quiet hover:border-quiet hover:text-base-content"
            onClick={() => setEdited(null)}
          >
            <Icon name="plus" className="size-5" />
            {t('address:add')}
          </button>
        )}
      </fieldset>
      {first.length < items.length && (
        <Button look="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'order:checkout.addressFewer' : 'order:checkout.addressAll', { count: items.length })}
        </Button>
      )}
      {items.length >= max && <p className="field-hint">{t('address:full', { max })}</p>}
      {edited !== undefined && <AddressDialog address={edited ?? undefined} onSaved={saved} onClose={close} />}
    </>
  );
}

type CardProps = { address: AddressView; chosen: boolean; onEdit: () => void; onDefault: () => void };

function Card({ address, chosen, onEdit, onDefault }: CardProps) {
  const { t, language } = useIsland();
  const { choose } = useCheckout();
  const of = { name: address.recipient };
  return (
    <div className="choice-card flex cursor-auto flex-col">
      <label className="flex flex-1 gap-3 pt-3.5 pb-1 px-4 cursor-pointer">
        <input
          type="radio"
          name="address"
          className="radio radio-sm"
          checked={chosen}
          onChange={() => void choose({ addressId: address.id })}
        />
        <span className="min-w-0 wrap-anywhere">
          <strong className="me-1.5 font-semibold">{address.recipient}</strong>{' '}
          <span className="tabular-nums last:block last:mt-1.5 last:text-sm last:leading-[1.5] last:text-quiet">
            {address.mobile}
          </span>
          {address.isDefault && (
            <span className="tag last:block last:mt-1.5 last:text-sm last:leading-[1.5] last:text-quiet ms-2">
              {t('address:default')}
            </span>
          )}
          <span className="last:block last:mt-1.5 last:text-sm last:leading-[1.5] last:text-quiet">
            {addressLine(address, language)}
          </span>
        </span>
      </label>
      <p className="flex justify-end gap-4 pt-0 pb-2.5 px-4 text-xs text-quiet">
        {!address.isDefault && (
          <Button className="min-h-6" look="link" onClick={onDefault} aria-label={t('address:makeDefaultOf', of)}>
            {t('address:makeDefault')}
          </Button>
        )}
        <Button className="min-h-6" look="link" onClick={onEdit} aria-label={t('address:editOf', of)}>
          {t('address:edit')}
        </Button>
      </p>
    </div>
  );
}
