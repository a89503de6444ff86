import type { Talk, TalkTab } from '#contract/chat/desk.schema.ts';
import { MINUTE_MS } from '#contract/time.ts';
import { clockTime } from '../../../lib/shared/format.ts';
import { TalkButton } from '../../inside/ui/chat/TalkButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { talks: readonly Talk[]; tab: TalkTab; current: number | undefined; onShow: (talk: Talk) => void };
export function TalkList({ talks, tab, current, onShow }: Props) {
  const { t } = useIsland();
  if (!talks.length) return <p className="py-8 px-4 text-center text-quiet">{t(`deskchat:empty.${tab}`)}</p>;
  return (
    <ul className="chat-list">
      {talks.map((talk) => (
        <li key={talk.id}>
          <TalkButton
            name={talk.shopper.name}
            face={<Face talk={talk} />}
            last={talk.last}
            time={talk.last ? clockTime(talk.last.at) : ''}
            unread={talk.unread}
            badge={String(talk.unread)}
            isOpen={talk.id === current}
            onShow={() => onShow(talk)}
          >
            {talk.waitingSince && (
              <small className="text-warning col-1 text-xs">
                {t('deskchat:waits', { amount: minutesSince(talk.waitingSince) })}
              </small>
            )}
          </TalkButton>
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
      className="relative grid size-10 flex-none place-items-center rounded-full bg-base-300"
      title={t(shopper.online ? 'deskchat:online' : 'deskchat:offline')}
    >
      {shopper.avatar ? (
        <img className="size-10 rounded-full object-cover" src={shopper.avatar} alt="" width="40" height="40" />
      ) : (
        <Icon name="user" />
      )}
      {shopper.online && (
        <i className="absolute right-0 bottom-0 size-2.5 rounded-full border-2 border-base-100 bg-success" />
      )}
    </span>
  );
}
