import type { Talk, TalkTab } from '#contract/chat/desk.schema.ts';
import { MSG_TYPE } from '#contract/chat/values.ts';
import { MINUTE_MS } from '#contract/time.ts';
import { clockTime } from '../../../lib/shared/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { talks: readonly Talk[]; tab: TalkTab; current: number | undefined; onShow: (talk: Talk) => void };
const KINDS: Readonly<Record<number, string>> = {
  [MSG_TYPE.PICTURE]: 'chat:picture',
  [MSG_TYPE.PRODUCT]: 'chat:product',
  [MSG_TYPE.ORDER]: 'chat:order',
};

export function TalkList({ talks, tab, current, onShow }: Props) {
  const { t } = useIsland();
  if (!talks.length) return <p className="py-8 px-4 text-center text-quiet">{t(`deskchat:empty.${tab}`)}</p>;
  return (
    <ul className="chat-list">
      {talks.map((talk) => (
        <li key={talk.id}>
          <button
            className="flex gap-3 items-center w-full py-3 px-4 text-start hover:bg-base-300 [&[aria-current]]:bg-base-100 [&[aria-current]]:shadow-[inset_3px_0_var(--color-primary)]"
            type="button"
            aria-current={talk.id === current ? 'true' : undefined}
            onClick={() => onShow(talk)}
          >
            <Face talk={talk} />
            <span className="relative grid flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-0 min-w-0">
              <b className="font-semibold">{talk.shopper.name}</b>
              {talk.last && (
                <time className="text-xs text-quiet" dateTime={talk.last.at}>
                  {clockTime(talk.last.at)}
                </time>
              )}
              <small className="col-1 text-xs text-quiet">
                {talk.last ? (talk.last.text ?? t(KINDS[talk.last.type] ?? 'chat:picture')) : t('chat:nothing')}
              </small>
              {talk.unread > 0 && (
                <i className="justify-self-end self-center min-w-5 px-1.5 text-center rounded-full text-xs not-italic text-primary-content bg-primary">
                  {talk.unread}
                  <span className="sr-only">{t('chat:unread', { amount: talk.unread })}</span>
                </i>
              )}
              {talk.waitingSince && (
                <small className="text-warm col-1 text-xs">
                  {t('deskchat:waits', { amount: minutesSince(talk.waitingSince) })}
                </small>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const minutesSince = (at: string): number => Math.max(0, Math.floor((Date.now() - Date.parse(at)) / MINUTE_MS));

function Face({ talk: { shopper } }: { talk: Talk }) {
  const { t } = useIsland();
  return (
    <span
      className="relative grid flex-none grid-cols-none place-items-center place-content-center size-10 rounded-full bg-base-300 data-[online=true]:after:absolute data-[online=true]:after:right-0 data-[online=true]:after:bottom-0 data-[online=true]:after:w-2.5 data-[online=true]:after:h-2.5 data-[online=true]:after:border-2 data-[online=true]:after:border-base-100 data-[online=true]:after:rounded-full data-[online=true]:after:bg-success gap-x-2 gap-y-0 min-w-0"
      data-online={shopper.online}
      title={t(shopper.online ? 'deskchat:online' : 'deskchat:offline')}
    >
      {shopper.avatar ? (
        <img className="size-10 rounded-full object-cover" src={shopper.avatar} alt="" width="40" height="40" />
      ) : (
        <Icon name="user" />
      )}
    </span>
  );
}
