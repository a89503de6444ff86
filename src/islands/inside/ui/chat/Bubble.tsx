import type { ChatMessage } from '#contract/chat/schema.ts';
import { MSG_TYPE } from '#contract/chat/values.ts';
import { clockTime } from '../../../../lib/shared/format.ts';
import type { ChatThread, Pending } from '../../../../stores/inside/chat-thread.ts';
import { Button } from '../../../ui/Button.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { OrderCard, ProductCard } from './Cards.tsx';

export type Links = { product: (id: number) => string; order: (id: string) => string | undefined };
type Props = { message: ChatMessage; own: 'shopper' | 'staff'; read: boolean; links: Links };

export function Bubble({ message, own, read, links }: Props) {
  const { t } = useIsland();
  const { from, at } = message;
  const mine = from === own;
  return (
    <li className={mine ? 'chat-row chat-own justify-items-end' : 'chat-row'} data-from={from}>
      {from !== 'auto' && <span className="sr-only">{t(mine ? 'chat:you' : `chat:from.${from}`)}</span>}
      <div className="chat-bubble">
        <Content message={message} links={links} />
        {own === 'shopper' && <Paths paths={message.links} />}
      </div>
      <p className="chat-foot flex gap-2 mt-1 text-xs text-quiet">
        {from === 'auto' && <em className="not-italic">{t('chat:from.auto')}</em>}
        <time dateTime={at}>{clockTime(at)}</time>
        {mine && <span>{t(read ? 'chat:read' : 'chat:sent')}</span>}
      </p>
    </li>
  );
}

/** They lead to the shopper's own pages. */
function Paths({ paths = [] }: { paths: ChatMessage['links'] }) {
  if (!paths.length) return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 mt-2">
      {paths.map(({ text, url }) => (
        <a key={url} className="link" href={url} target="_blank" rel="noopener">
          {text}
        </a>
      ))}
    </p>
  );
}

function Content({
  message: { type, text, url, product = null, order = null },
  links,
}: Pick<Props, 'message' | 'links'>) {
  const { t } = useIsland();
  if (type === MSG_TYPE.TEXT) return <p>{text}</p>;
  if (type === MSG_TYPE.PRODUCT) return <ProductCard product={product} href={links.product} />;
  if (type === MSG_TYPE.ORDER) return <OrderCard order={order} href={links.order} />;
  return (
    <a href={url} target="_blank" rel="noopener">
      <img src={url} alt={t('chat:picture')} className="chat-picture max-w-60 max-h-60 rounded-[0.5rem]" />
    </a>
  );
}

export function PendingBubble({ one, thread }: { one: Pending; thread: ChatThread }) {
  const { t } = useIsland();
  const { body, id, state, refused } = one;
  return (
    <li className="chat-row chat-own justify-items-end" data-state={state}>
      <div className="chat-bubble">
        {'text' in body && <p>{body.text}</p>}
        {'url' in body && (
          <img src={body.url} alt={t('chat:picture')} className="chat-picture max-w-60 max-h-60 rounded-[0.5rem]" />
        )}
        {'prodId' in body && <p>{t('chat:product')}</p>}
        {'orderId' in body && <p>{t('chat:order')}</p>}
      </div>
      <p className="chat-foot flex gap-2 mt-1 text-xs text-quiet" role="status">
        {state === 'sending' ? (
          t('chat:sending')
        ) : (
          <>
            <span>{refused || t('chat:failed')}</span>
            <Button look="link" onClick={() => thread.resend(id)}>
              {t('chat:resend')}
            </Button>
            <Button look="link" onClick={() => thread.discard(id)}>
              {t('chat:discard')}
            </Button>
          </>
        )}
      </p>
    </li>
  );
}
