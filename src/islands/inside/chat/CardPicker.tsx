import { useState } from 'react';
import { MSG_TYPE, OFFICIAL } from '#contract/chat/values.ts';
import { scaledUrl } from '../../../lib/shared/pictures.ts';
import { createRecentlyBrowsed, createRecentOrders } from '../../../stores/inside/chat-cards.ts';
import type { ChatThread } from '../../../stores/inside/chat-thread.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';

type Props = { thread: ChatThread; shopId: number };

export function CardPicker({ thread, shopId }: Props) {
  const { t } = useIsland();
  const [open, setOpen] = useState<'products' | 'orders'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button look="ghost" size="sm" onClick={() => setOpen('products')}>
        <Icon name="gift" />
        {t('chat:product')}
      </Button>
      <Button look="ghost" size="sm" onClick={() => setOpen('orders')}>
        <Icon name="order" />
        {t('chat:order')}
      </Button>
      {open && (
        <Dialog title={t(`chat:pick.${open}`)} onClose={close}>
          {open === 'products' ? (
            <Products thread={thread} onDone={close} />
          ) : (
            <Orders {...{ thread, shopId }} onDone={close} />
          )}
        </Dialog>
      )}
    </>
  );
}

type Choice = { key: string; picture: string; title: string; fen: number; below?: string; send: () => void };

function Choices({ choices, none, onDone }: { choices: Choice[]; none: string; onDone: () => void }) {
  const { t } = useIsland();
  if (!choices.length) return <p className="my-6 text-quiet">{none}</p>;
  return (
    <ul className="chat-choices max-h-96 mt-3 overflow-y-auto">
      {choices.map(({ key, picture, title, fen, below, send }) => (
        <li key={key} className="flex gap-3 items-center text-start py-2.5 border-t border-base-300">
          <img
            className="size-14 rounded-box object-cover"
            src={picture}
            alt=""
            width="56"
            height="56"
            loading="lazy"
          />
          <span className="grid flex-1 min-w-0">
            <b>{title}</b>
            <Money fen={fen} size="base" />
            {below && <small>{below}</small>}
          </span>
          <Button
            size="sm"
            aria-label={`${t('chat:pick.send')}: ${title}`}
            onClick={() => {
              send();
              onDone();
            }}
          >
            {t('chat:pick.send')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Products({ thread, onDone }: { thread: ChatThread; onDone: () => void }) {
  const { t } = useIsland();
  const [list, now] = useResource(createRecentlyBrowsed);
  const choices = now.value?.map(({ id, picture, title, price }) => ({
    ...{ key: String(id), picture, title, fen: price },
    send: () => thread.send(MSG_TYPE.PRODUCT, { prodId: id }),
  }));
  return (
    <>
      <Loading now={now} onRetry={list.reload}>
        <Skeleton count={3} className="h-16" />
      </Loading>
      {choices && <Choices choices={choices} none={t('chat:pick.noProducts')} onDone={onDone} />}
    </>
  );
}

function Orders({ thread, shopId, onDone }: Props & { onDone: () => void }) {
  const { t } = useIsland();
  const [list, now] = useResource(createRecentOrders);
  const own = now.value?.items.filter(({ shop }) => shopId === OFFICIAL || shop.id === shopId);
  const choices = own?.map(({ id, lines: [line], payable, word }) => {
    return {
      ...{ key: id, picture: scaledUrl(line?.picture ?? '', 80), title: line?.title ?? id, fen: payable },
      below: t(`order:word.${word}`),
      send: () => thread.send(MSG_TYPE.ORDER, { orderId: id }),
    };
  });
  return (
    <>
      <Loading now={now} onRetry={list.reload}>
        <Skeleton count={3} className="h-16" />
      </Loading>
      {choices && <Choices choices={choices} none={t('chat:pick.noOrders')} onDone={onDone} />}
    </>
  );
}
