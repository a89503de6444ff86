import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { GroupInfo, OpenGroup } from '#contract/group-buy/schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { type GroupPlace, groupCheckoutPath, groupPath } from '../../../lib/browser/group-buy/group-buy-url.ts';
import type { WithFirst } from '../../../lib/shared/api/resource.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import { productPath, shopPath } from '../../../lib/shared/paths.ts';
import { price } from '../../../lib/shared/price.ts';
import { createGroupPage, type GroupPage } from '../../../stores/inside/group-buy.ts';
import { Button } from '../../ui/Button.tsx';
import { Countdown } from '../../ui/Countdown.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Quantity } from '../../ui/Quantity.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useFresh } from '../../ui/use-fresh.ts';
import { useResource } from '../../ui/use-resource.ts';
import { GroupCard } from './GroupCard.tsx';
import { Person } from './Person.tsx';

export const ActivityPage = defineScreen(Activity);

type Props = WithFirst<GroupInfo> & { place: GroupPlace; children?: ReactNode };

/** @param props.children delivery and services of the goods, rendered on the server; none of goods that are off sale */
function Activity({ place, first, children }: Props) {
  const { t } = useIsland();
  const [page, now] = useResource((words) => createGroupPage(place, words), first);
  const info = now.value;
  const open = info?.group?.state === 'open' || info?.group?.state === 'unpaid';
  useEffect(() => (open ? page.watch() : undefined), [open, page]);
  useFresh(page, !open);
  usePageTitle(info?.title);
  if (now.state === 'failed' && !info)
    return (
      <Empty title={now.text}>
        <a href="/group-buy" className="btn btn-primary">
          {t('group:toList')}
        </a>
        {!now.gone && <Button onClick={() => void page.reload()}>{t('ui:retry')}</Button>}
      </Empty>
    );
  if (!info)
    return (
      <Loading now={now} onRetry={page.reload}>
        <Skeleton count={1} className="h-96" />
      </Loading>
    );
  return (
    <article className="grid gap-5">
      <Goods info={info} page={page}>
        {children}
      </Goods>
      <OpenGroups info={info} page={page} />
      <section className="py-5 px-6 bg-base-100 rounded-box" aria-labelledby="group-rules">
        <h2 className="mb-3 font-semibold" id="group-rules">
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
    </article>
  );
}

type Part = { info: GroupInfo; page: GroupPage };

function OpenGroups({ info, page }: Part) {
  const { t } = useIsland();
  const others = info.groups.filter(({ id }) => id !== info.group?.id);
  // The group that is looked at stands above.
  if (others.length < info.groups.length && others.length === 0) return null;
  return (
    <section className="py-5 px-6 bg-base-100 rounded-box" aria-labelledby="group-open">
      <h2 className="mb-3 font-semibold" id="group-open">
        {t('group:open')}
      </h2>
      {others.length === 0 && <p className="text-quiet">{t('group:openNone')}</p>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,25rem),1fr))] gap-3">
        {others.map((group) => (
          <li key={group.id}>
            <Open group={group} info={info} page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Goods({ info, page, children }: Part & { children: ReactNode }) {
  const { t } = useIsland();
  const sku = useStore(page.$sku);
  const quantity = useStore(page.$quantity);
  const most = useStore(page.$most);
  const { limit } = info;
  const isMember = info.group?.state === 'open' ? info.group.order !== null : info.groups.some(({ joined }) => joined);
  const buyable = info.state === 'running' && info.onSale && sku && sku.stock > 0;
  return (
    <section className="grid gap-8 p-6 max-md:p-4 bg-base-100 rounded-box md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <Gallery info={info} />
      <div className="group-buy">
        <h1>{info.title}</h1>
        {info.selling && <p className="text-quiet">{info.selling}</p>}
        {sku && (
          <p className="group-price m-0">
            <span className="tag">{t('group:size', { n: info.size })}</span>
            <Money fen={sku.price} size="xl" />
            <s className="text-sm text-quiet">
              <span className="sr-only">{t('group:alone')} </span>
              {price(sku.alone)}
            </s>
          </p>
        )}
        <When info={info} page={page} />
        <a className="inline-flex gap-1.5 items-center text-sm" href={shopPath(info.shop.id)}>
          <Icon name="shop" className="size-4" />
          {info.shop.name}
        </a>
        {children}
        <Specs info={info} page={page} chosen={sku?.id} />
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
        {info.group && <GroupCard group={info.group} info={info} page={page} />}
        <p className="group-do">
          {buyable && (
            <a
              href={groupCheckoutPath(info.groupProdId, undefined, sku.id, Math.min(quantity, most))}
              className={`btn ${info.group?.state === 'open' || isMember ? 'btn-outline' : 'btn-primary'}`}
            >
              {t('group:start', { amount: price(sku.price) })}
            </a>
          )}
          <Alone info={info} alone={sku?.alone ?? 0} />
          {info.onSale && sku?.stock === 0 && <strong>{t('group:soldOut')}</strong>}
        </p>
      </div>
    </section>
  );
}

function Alone({ info, alone }: Pick<Part, 'info'> & { alone: number }) {
  const { t } = useIsland();
  if (!info.onSale) return <strong>{t('group:offSale')}</strong>;
  return (
    <a href={productPath(info.productId)} className="btn btn-outline">
      {t('group:buyAlone', { amount: price(alone) })}
    </a>
  );
}

function Gallery({ info: { pictures, title } }: Pick<Part, 'info'>) {
  const { t } = useIsland();
  const [shown, setShown] = useState(0);
  return (
    <div>
      <Picture
        className="w-full h-auto aspect-square rounded-box"
        path={pictures[shown] ?? ''}
        width={480}
        alt={title}
      />
      {pictures.length > 1 && (
        <ul className="flex gap-2 mt-3" aria-label={t('group:pictures')}>
          {pictures.slice(0, 5).map((path, at) => (
            <li key={path}>
              <button
                className="p-0 overflow-hidden cursor-pointer border-2 border-transparent rounded-field aria-pressed:border-base-content"
                type="button"
                aria-label={t('group:picture', { n: at + 1 })}
                aria-pressed={at === shown}
                onClick={() => setShown(at)}
              >
                <Picture className="size-14" path={path} width={80} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function When({ info, page }: Part) {
  const { t, language } = useIsland();
  const soon = Date.parse(info.endsAt) - Date.parse(info.now) < DAY_MS;
  return (
    <p className="group-when">
      <Icon name="clock" className="size-4" />
      {info.state === 'running' && !soon && t('group:until', { time: dateTime(info.endsAt, language) })}
      {info.state === 'running' && soon && (
        <>
          {t('group:endsIn')} <Countdown endsAt={info.endsAt} now={info.now} onEnd={() => void page.reload()} />
        </>
      )}
      {info.state === 'coming' && t('group:startsAt', { time: dateTime(info.startsAt, language) })}
      {info.state === 'over' && t('group:over')}
    </p>
  );
}

function Specs({ info, page, chosen }: Part & { chosen: number | undefined }) {
  const { t } = useIsland();
  if (info.skus.length < 2) return null;
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('group:spec')}</legend>
      <div className="options">
        {info.skus.map(({ id, spec, stock }) => (
          <label key={id} className={stock === 0 ? 'gone' : undefined}>
            <input type="radio" name="sku" checked={id === chosen} onChange={() => page.choose(id)} />
            {spec.join(' · ')}
          </label>
        ))}
      </div>
    </fieldset>
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
