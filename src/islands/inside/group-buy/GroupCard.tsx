import { useStore } from '@nanostores/react';
import type { GroupInfo, OneGroup } from '#contract/group-buy/schema.ts';
import { groupCheckoutPath, groupPath } from '../../../lib/browser/group-buy/group-buy-url.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import { price } from '../../../lib/shared/price.ts';
import type { GroupPage } from '../../../stores/inside/group-buy.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Invite } from '../ui/Invite.tsx';
import { Person } from './Person.tsx';

type Props = { group: OneGroup; info: GroupInfo; page: GroupPage };

export function GroupCard({ group, info, page }: Props) {
  const { t } = useIsland();
  const { state, members, missing, waiting, endsAt } = group;
  const open = state === 'open' || state === 'unpaid';
  return (
    <section
      className="group-one py-5 px-6 bg-base-100 rounded-box grid border border-base-300 w-full gap-3 justify-items-center text-center"
      aria-labelledby="group-one"
      data-state={state}
    >
      <h2 className="font-semibold m-0 text-lg" id="group-one">
        {t(`group:state.${state}`, { n: missing + waiting })}
      </h2>
      <ul className="group-people flex flex-wrap gap-4 justify-center">
        {members.map((member, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: members have no id that others may see, and only come in order
          <li key={at}>
            <Person person={member} />
          </li>
        ))}
        {open &&
          Array.from({ length: missing + waiting }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike
            <li key={`free${at}`} aria-hidden="true">
              <span className="group-person flex gap-2 items-center min-w-0 text-sm">
                <i className="grid flex-none place-items-center size-10 not-italic bg-base-200 rounded-full border border-dashed border-base-300">
                  ?
                </i>
              </span>
            </li>
          ))}
      </ul>
      {open && (
        <p>
          {waiting > 0 && `${t('group:waiting', { n: waiting })} · `}
          {t('group:left')} <Countdown endsAt={endsAt} now={info.now} onEnd={() => void page.reload()} />
        </p>
      )}
      {state === 'open' && group.order?.paid && missing > 0 && <Invite path={groupPath(info.groupProdId, group.id)} />}
      <Actions group={group} info={info} page={page} />
    </section>
  );
}

function Actions({ group, info, page }: Props) {
  const { t } = useIsland();
  const sku = useStore(page.$sku);
  const quantity = useStore(page.$quantity);
  const { state, order, missing } = group;
  const joins = state === 'open' && !order && missing > 0 && info.onSale && sku && sku.stock > 0;
  return (
    <p className="group-do">
      {joins && (
        <a href={groupCheckoutPath(info.groupProdId, group.id, sku.id, quantity)} className="btn btn-primary">
          {t('group:joinFor', { amount: price(sku.price) })}
        </a>
      )}
      {state === 'open' && !order && missing === 0 && <strong>{t('group:held')}</strong>}
      {order && (
        <a href={orderPath(order.id)} className={`btn ${order.paid ? 'btn-outline' : 'btn-primary'}`}>
          {t(order.paid ? 'group:order' : 'group:pay')}
        </a>
      )}
    </p>
  );
}
