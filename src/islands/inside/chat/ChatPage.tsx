import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ChatHistory, Conversation } from '#contract/chat/schema.ts';
import { MSG_TYPE, OFFICIAL } from '#contract/chat/values.ts';
import type { ChatAddress } from '../../../lib/browser/chat/chat-address.ts';
import { orderPath } from '../../../lib/browser/order/checkout.ts';
import type { Resource } from '../../../lib/shared/api/resource.ts';
import { productPath } from '../../../lib/shared/paths.ts';
import { type Chat, createChat } from '../../../stores/inside/chat.ts';
import type { ChatThread } from '../../../stores/inside/chat-thread.ts';
import { Button } from '../../ui/Button.tsx';
import { defineScreen } from '../../ui/define-screen.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useResource } from '../../ui/use-resource.ts';
import { Composer } from '../ui/chat/Composer.tsx';
import { Connection } from '../ui/chat/Connection.tsx';
import { Messages } from '../ui/chat/Messages.tsx';
import { CardPicker } from './CardPicker.tsx';
import { ConversationList } from './ConversationList.tsx';

type Props = {
  address: ChatAddress;
  mall: string;
  logo: string;
  /** When the page was rendered. */
  at: number;
  first: Resource<Conversation[]>;
  /** Of the conversation of the address, where there is one. */
  messages?: Resource<ChatHistory> | undefined;
};
const LINKS = { product: productPath, order: orderPath };

export const ChatPage = defineScreen(Talks);

function Talks({ address, mall, logo, at, first, messages }: Props) {
  const { t } = useIsland();
  const [chat, now] = useResource((words) => createChat(address.shopId, words, messages), first);
  useEffect(() => void chat.follow(), [chat]);
  const thread = useStore(chat.$thread);
  const all = now.value ?? [];
  const current = all.find(({ id }) => id === thread?.id);
  const nameOf = ({ shopId, name }: Conversation) => (shopId === OFFICIAL ? t('chat:official', { mall }) : name);
  const logoOf = (one: Conversation) => one.logo || logo;

  function show(one: Conversation): void {
    history.replaceState(null, '', one.shopId === OFFICIAL ? '/chat' : `/chat?shopId=${one.shopId}`);
    void chat.show(one.id);
  }
  useEffect(() => {
    if (current) document.title = `${nameOf(current)} - ${t('chat:title')}`;
  });
  return (
    <div className="chat">
      <aside className="overflow-y-auto bg-base-200 max-md:max-h-44">
        <h1>
          <a className="flex items-center gap-2 p-4 text-lg font-semibold" href="/">
            <img src={logo} alt="" width="28" height="28" />
            {t('chat:title')}
          </a>
        </h1>
        <Loading now={now} onRetry={chat.reload}>
          <Skeleton count={3} className="h-16" />
        </Loading>
        <ConversationList all={all} now={at} current={current?.id} nameOf={nameOf} logoOf={logoOf} onShow={show} />
        {all.length > 0 && !all.some(({ shopId }) => shopId === OFFICIAL) && (
          <Button size="sm" onClick={() => void chat.open(OFFICIAL)}>
            {t('chat:askMall', { mall })}
          </Button>
        )}
      </aside>
      {current && <Open key={current.id} chat={chat} current={current} name={nameOf(current)} address={address} />}
      {!current && now.state === 'loaded' && (
        <div className="chat-open p-5" aria-busy="true">
          <Skeleton count={4} className="h-12" />
        </div>
      )}
    </div>
  );
}

type OpenProps = { chat: Chat; current: Conversation; name: string; address: ChatAddress };

function Open({ chat, current, name, address }: OpenProps) {
  const { t } = useIsland();
  const thread = useStore(chat.$thread);
  const link = useStore(chat.$link);
  const online = useStore(chat.$online);
  if (!thread) return null;
  const { open, hours, servedBy, shopId } = current;
  return (
    <section className="chat-open" aria-labelledby="chat-name">
      <header className="py-3 px-5 border-b border-base-300">
        <h2 className="font-semibold" id="chat-name">
          {name}
        </h2>
        <p className="text-xs text-quiet">
          {servedBy && `${t('chat:servedBy', { name: servedBy })} · `}
          {!servedBy && open && `${t('chat:nobody')} · `}
          {online.has(shopId) && `${t('chat:online')} · `}
          {t('chat:hours', { hours })}
        </p>
      </header>
      {!open && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 px-5 text-sm bg-base-200">
          {t('chat:closed', { time: hours.split('–')[0] ?? '' })}
        </p>
      )}
      {link && <Connection link={link} />}
      <Messages thread={thread} links={LINKS} onLook={chat.look} hint={t('chat:hint')} />
      {shopId === address.shopId && <Offer thread={thread} address={address} />}
      <Composer thread={thread} upload={chat.uploadPicture} placeholder={t('chat:placeholder')}>
        <CardPicker thread={thread} shopId={shopId} />
      </Composer>
    </section>
  );
}

function Offer({ thread, address: { prodId, orderId } }: { thread: ChatThread } & Pick<OpenProps, 'address'>) {
  const { t } = useIsland();
  const [gone, setGone] = useState(false);
  if (gone || (prodId === undefined && orderId === undefined)) return null;
  function send(): void {
    if (orderId !== undefined) thread.send(MSG_TYPE.ORDER, { orderId });
    else if (prodId !== undefined) thread.send(MSG_TYPE.PRODUCT, { prodId });
    setGone(true);
  }
  return (
    <div className="chat-offer flex flex-wrap items-center gap-x-3 gap-y-2 py-2 px-5 text-sm bg-base-200">
      <span>{t(orderId === undefined ? 'chat:offer.product' : 'chat:offer.order')}</span>
      <Button size="sm" onClick={send}>
        {t('chat:offer.send')}
      </Button>
      <Button look="link" onClick={() => setGone(true)}>
        {t('chat:offer.no')}
      </Button>
    </div>
  );
}
