import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect } from 'react';
import type { GroupInfo, OpenGroup } from '#contract/group-buy/schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { type GroupPlace, groupCheckoutPath, groupPath } from '../../../lib/browser/group-buy/group-buy-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { createGroupPage, type GroupPage } from '../../../stores/inside/group-buy.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Money } from '../../ui/Money.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Quantity } from '../../ui/Quantity.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useResource } from '../../ui/use-resource.ts';
import { GroupCard } from './GroupCard.tsx';
import { Person } from './Person.tsx';
import { type Axis, Specs } from './Specs.tsx';

export const ActivityPage = defineScreen(Activity);

type Props = WithFirst<GroupInfo> & { place: GroupPlace; axes?: Axis[] | undefined; children?: ReactNode };

/**
 * What the goods of a group-buy cost and how they are bought, in the place that a product page has for it.
 * @param props.axes what tells its SKUs from each other; none of goods that are off sale
 * @param props.children delivery and services of the goods, rendered on the server; none of goods that are off sale
 */
function Activity({ place, first, axes = [], children }: Props) {
  const { t } = useIsland();
  const [page, now] = useResource((words) => createGroupPage(place, words), first);
  const sku = useStore(page.$sku);
  const info = now.value;
  const open = info?.group?.state === 'open' || info?.group?.state === 'unpaid';
  useEffect(() => (open ? page.watch() : undefined), [open, page]);
  useFresh(page, Boolean(info) && !open);
  usePageTitle(info?.title);
  if (!info)
    return (
      <Empty title={now.state === 'failed' ? now.text : ''}>
        <a href="/group-buy" className="btn btn-primary">
          {t('group:toList')}
        </a>
        {/* Pictures and description are the page's, so it is the page that is asked for again. */}
        {now.state === 'failed' && !now.gone && (
          <a href={groupPath(place.groupProdId, place.groupId)} className="btn">
            {t('ui:retry')}
          </a>
        )}
      </Empty>
    );
  return (
    <div className="group-buy" data-state={info.state} data-sku={sku?.id}>
      <Buy info={info} page={page} axes={axes}>
        {children}
      </Buy>
      <OpenGroups info={info} page={page} />
      <section aria-labelledby="group-rules">
        <h2 className="mb-2 font-semibold" id="group-rules">
          {t('group:rules')}
        </h2>
        <ol className="group-rules ps-5 text-sm text-quiet list-decimal">
          <li>{t('group:ruleOpen', { n: info.size })}</li>
          <li>{t('group:ruleTime', { hours: info.hours })}</li>
          <li>{t('group:ruleFail')}</li>
          {!info.discounts && <li>{t('group:ruleDiscounts')}</li>}
          {info.limit !== null && <li>{t('group:ruleLimit', { n: info.limit })}</li>}
        </ol>
      </section>
    </div>
  );
}

type Part = { info: GroupInfo; page: GroupPage };

/** So many groups are in sight at once. */
const GROUPS_AT_FIRST = 3;

function OpenGroups({ info, page }: Part) {
  const { t } = useIsland();
  const others = info.groups.filter(({ id }) => id !== info.group?.id);
  // The group that is looked at stands above.
  if (others.length === 0 && (others.length < info.groups.length || !canStart(info))) return null;
  const list = (groups: OpenGroup[]) => (
    <ul className="grid gap-2">
      {groups.map((group) => (
        <li key={group.id}>
          <Open group={group} info={info} page={page} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className="w-full" aria-labelledby="group-open">
      <h2 className="mb-2 font-semibold" id="group-open">
        {t('group:open')}
      </h2>
      {others.length === 0 && <p className="text-quiet">{t('group:openNone')}</p>}
      {list(others.slice(0, GROUPS_AT_FIRST))}
      {others.length > GROUPS_AT_FIRST && (
        <details>
          <summary className="py-2 text-sm cursor-pointer">
            {t('group:openMore', { count: others.length - GROUPS_AT_FIRST })}
          </summary>
          {list(others.slice(GROUPS_AT_FIRST))}
        </details>
      )}
    </section>
  );
}

function Buy({ info, page, axes, children }: Part & { axes: Axis[]; children: ReactNode }) {
  const { t } = useIsland();
  const sku = useStore(page.$sku);
  const quantity = useStore(page.$quantity);
  const most = useStore(page.$most);
  const { limit } = info;
  const isMember = info.group?.state === 'open' ? info.group.order !== null : info.groups.some(({ joined }) => joined);
  const buyable = info.onSale && sku !== undefined && sku.stock > 0;
  return (
    <>
      <div className="offer-price w-full">
        <Ribbon info={info} page={page} />
        {sku && (
          <p>
            <Money fen={sku.price} size="xl" />
            <s className="text-sm text-quiet">
              <span className="sr-only">{t('group:alone')} </span>
              {price(sku.alone)}
            </s>
          </p>
        )}
      </div>
      {children}
      {info.skus.length > 1 && <Specs axes={axes} skus={info.skus} chosen={sku} choose={page.choose} />}
      {isLeft(info) && (
        <div className="group-count">
          <span>{t('group:quantity')}</span>
          <Quantity
            label={info.title}
            value={Math.min(quantity, most)}
            max={most}
            onValue={page.setQuantity}
            disabled={!sku?.stock}
          />
          {sku && <span className="text-quiet">{t('group:stock', { n: sku.stock })}</span>}
          {limit !== null && <span className="text-quiet">{t('group:ruleLimit', { n: limit })}</span>}
        </div>
      )}
      {info.group && <GroupCard group={info.group} info={info} page={page} />}
      <p className="group-do">
        {buyable && info.state === 'running' && (
          <a
            href={groupCheckoutPath(info.groupProdId, undefined, sku.id, Math.min(quantity, most))}
            className={`btn ${info.group?.state === 'open' || isMember ? 'btn-outline' : 'btn-primary'}`}
          >
            {t('group:start', { amount: price(sku.price) })}
          </a>
        )}
        {buyable && (
          <a href={productPath(info.productId, sku.id)} className="btn btn-outline">
            {t('group:buyAlone', { amount: price(sku.alone) })}
          </a>
        )}
        {!buyable && <strong>{t(info.onSale ? 'group:soldOut' : 'group:offSale')}</strong>}
        {!isLeft(info) && (
          <a href="/group-buy" className="btn btn-outline">
            {t('group:toList')}
          </a>
        )}
      </p>
    </>
  );
}

const isLeft = ({ onSale, skus }: GroupInfo): boolean => onSale && skus.some(({ stock }) => stock > 0);
const canStart = (info: GroupInfo): boolean => info.state === 'running' && isLeft(info);

function Ribbon({ info: { state, size, startsAt, endsAt, now }, page }: Part) {
  const { t, language } = useIsland();
  const soon = Date.parse(endsAt) - Date.parse(now) < DAY_MS;
  return (
    <p className="offer-ribbon">
      <b>{t('group:size', { n: size })}</b>
      <span>
        {state === 'running' && !soon && t('group:until', { time: dateTime(endsAt, language) })}
        {state === 'running' && soon && (
          <>
            {t('group:endsIn')} <Countdown endsAt={endsAt} now={now} onEnd={() => void page.reload()} />
          </>
        )}
        {state === 'coming' && t('group:startsAt', { time: dateTime(startsAt, language) })}
        {state === 'over' && t('group:over')}
      </span>
    </p>
  );
}

function Open({ group, info, page }: Part & { group: OpenGroup }) {
  const { t } = useIsland();
  return (
    <div className="group-row grid grid-cols-[minmax(0,1fr)_auto_auto] gap-4 max-sm:gap-2 items-center p-3 text-sm border border-base-300 rounded-field">
      <Person person={group.opener} />
      <span>
        {t('group:missing', { n: group.missing })}
        <small className="text-quiet block">
          {t('group:left')} <Countdown endsAt={group.endsAt} now={info.now} onEnd={() => void page.reload()} />
        </small>
      </span>
      <a
        href={groupPath(info.groupProdId, group.id)}
        className={`btn btn-sm ${group.joined ? 'btn-primary' : 'btn-outline'}`}
        aria-label={group.joined ? t('group:invite') : t('group:joinOf', { name: group.opener.name })}
      >
        {t(group.joined ? 'group:invite' : 'group:join')}
      </a>
    </div>
  );
}
