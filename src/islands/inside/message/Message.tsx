import type { OwnMessage } from '#contract/message/schema.ts';
import type { MessageKind } from '#contract/message/values.ts';
import { dateTime } from '../../../lib/shared/format.ts';
import type { IconName } from '../../../lib/shared/icons.ts';
import type { MessageList } from '../../../stores/inside/message-list.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Picture } from '../../ui/Picture.tsx';

const ICON_OF: Record<MessageKind, IconName> = {
  order: 'order',
  promotion: 'coupon',
  service: 'chat',
  system: 'shield',
};

type Props = { message: OwnMessage; busy: boolean; list: MessageList };

/** The text of where its order or refund stands, where that has changed since. */
const stateOf = ({ word, refund }: OwnMessage): string | undefined =>
  refund ? `refund:status.${refund}` : word ? `order:word.${word}` : undefined;

export function Message({ message, busy, list }: Props) {
  const { t, language } = useIsland();
  const { id, kind, title, text, link, at, read } = message;
  const now = stateOf(message);
  return (
    <li
      className={`message relative grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 rounded-box border border-base-300 has-[h2>a:hover]:border-base-content/40 bg-base-100 p-4 ${read ? '' : 'message-unread'}`}
    >
      <span className="message-picture" title={t(`message:tab.${kind}`)}>
        {message.picture ? (
          <Picture className="size-14 rounded-field" path={message.picture} width={80} />
        ) : (
          <Icon name={ICON_OF[kind]} />
        )}
      </span>
      <div className="message-text">
        <h2>
          <a href={link} onClick={() => void list.read(id)}>
            {title}
          </a>
          {!read && <em className="sr-only">{t('message:unread')}</em>}
        </h2>
        <p>{text}</p>
        {now && <p className="message-now">{t('message:now', { state: t(now) })}</p>}
        <time className="block mt-1.5 text-xs text-quiet" dateTime={at}>
          {dateTime(at, language)}
        </time>
      </div>
      <div className="relative flex flex-wrap content-start justify-end gap-1 max-sm:col-[2/-1] max-sm:justify-start max-sm:-ms-1.5">
        {!read && (
          <Button
            className="min-h-7 px-1.5 text-sm text-quiet"
            look="link"
            aria-label={t('message:readOf', { title })}
            onClick={() => void list.read(id)}
          >
            {t('message:read')}
          </Button>
        )}
        <Button
          className="min-h-7 px-1.5 text-sm text-quiet"
          look="link"
          disabled={busy}
          aria-label={t('message:deleteOf', { title })}
          onClick={() => void list.remove(id)}
        >
          {t('message:delete')}
        </Button>
      </div>
    </li>
  );
}
