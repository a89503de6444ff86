import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { AddressBook } from '#contract/address/schema.ts';
import type { Preview } from '#contract/checkout/schema.ts';
import { isExchange, linesOf, sourceOf, stopsOf } from '../../../lib/browser/order/checkout.ts';
import type { Resource } from '../../../lib/shared/api/resource.ts';
import { type AddressBookStore, createAddressBook } from '../../../stores/inside/address-book.ts';
import { createCheckout } from '../../../stores/inside/checkout.ts';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { Changes } from './Changes.tsx';
import { CheckoutContext } from './context.ts';
import { InvoiceChoice } from './InvoiceChoice.tsx';
import { goOn, leaveIfSubmitted } from './leave.ts';
import { Savings } from './Savings.tsx';
import { ShopBlock } from './ShopBlock.tsx';
import { Summary } from './Summary.tsx';
import { UnpaidLink } from './UnpaidLink.tsx';

export const CheckoutPage = defineScreen(Checkout);

type Props = { search: string; first: Resource<Preview>; firstAddresses: Resource<AddressBook> };

function Checkout({ search, first, firstAddresses }: Props) {
  const { failureWords } = useIsland();
  const [book, addresses] = useResource(createAddressBook, firstAddresses);
  const [checkout] = useState(() => {
    const made = createCheckout(
      sourceOf(search, () => ({})),
      failureWords,
    );
    made.begin(first);
    return made;
  });
  const opening = useStore(checkout.$opening);
  const preview = useStore(checkout.$preview);
  const problem = useStore(checkout.$problem);
  const submitted = useStore(checkout.$submitted);
  const source = useStore(checkout.$source);
  const nothing = !opening && !submitted && preview && stopsOf(preview).empty;
  const emptied = nothing && source.from === 'cart';
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && leaveIfSubmitted();
    addEventListener('pageshow', back);
    if (!leaveIfSubmitted()) void checkout.open();
    return () => removeEventListener('pageshow', back);
  }, [checkout]);
  useEffect(() => {
    if (submitted) goOn(submitted);
    else if (emptied) location.replace('/cart');
  }, [submitted, emptied]);
  if (problem && !preview) return <Failed text={problem} onRetry={() => void checkout.open()} />;
  if (emptied || !preview) return <Waiting />;
  if (nothing) return <PutOff />;
  return (
    <CheckoutContext value={checkout}>
      <Parts preview={preview} book={book} addresses={addresses} />
    </CheckoutContext>
  );
}

type PartsProps = { preview: Preview; book: AddressBookStore; addresses: Resource<AddressBook> };

function Parts({ preview, book, addresses }: PartsProps) {
  const { t } = useIsland();
  const stops = stopsOf(preview);
  return (
    <div className="checkout grid grid-cols-1 gap-4 items-start min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <div>
        <Changes />
        {stops.unpaid && (
          <p
            className="notice-box rounded-box border border-warning bg-[color-mix(in_oklab,var(--color-warning)_8%,var(--color-base-100))]"
            role="alert"
            data-stop
            tabIndex={-1}
          >
            {t('order:error.unpaidTrades')} <UnpaidLink />
          </p>
        )}
        <AddressChoice preview={preview} stops={stops} store={book} now={addresses} />
        <section className="checkout-part" aria-labelledby="checkout-goods">
          <h2 id="checkout-goods">{t('order:checkout.goods')}</h2>
          {preview.shops.map((shop) => (
            <ShopBlock key={shop.id} shop={shop} preview={preview} stops={stops} />
          ))}
          <GroupNote preview={preview} />
          {preview.shops.some(({ lines }) => lines.some(({ madeToOrder }) => madeToOrder)) && (
            <p className="notice-box">{t('order:checkout.customNote')}</p>
          )}
        </section>
        {isExchange(preview) ? (
          <p className="notice-box">{t('order:checkout.pointsNote')}</p>
        ) : (
          <Savings preview={preview} />
        )}
        <InvoiceChoice />
      </div>
      <Summary preview={preview} />
    </div>
  );
}

function GroupNote({ preview }: { preview: Preview }) {
  const { t } = useIsland();
  const group = linesOf(preview).find(({ promotion }) => promotion?.kind === 'group')?.promotion;
  if (!group) return null;
  return (
    <p className="notice-box">
      {t('order:group.note')}
      {!group.discounts && (
        <>
          <br />
          {t('order:group.noteAlone')}
        </>
      )}
    </p>
  );
}

function PutOff() {
  const { t } = useIsland();
  return (
    <Empty title={t('order:error.putOffNow')}>
      <a href="/" className="btn btn-primary">
        {t('order:list.shop')}
      </a>
    </Empty>
  );
}

function Waiting() {
  const { t } = useIsland();
  return (
    <div
      className="checkout grid grid-cols-1 gap-4 items-start min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]"
      role="status"
      aria-label={t('ui:loading')}
    >
      <div>
        <Skeleton count={1} className="h-44" />
        <Skeleton count={2} className="h-64" />
      </div>
      <Skeleton count={1} className="h-80" />
    </div>
  );
}
