import type { Conversation } from '#contract/chat/schema.ts';
import { MSG_TYPE } from '#contract/chat/values.ts';
import { DAY_MS } from '#contract/time.ts';
import { badgeText } from '../../../lib/shared/badge.ts';
import { clockTime, dayAndMonth } from '../../../lib/shared/format.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = {
  all: readonly Conversation[];
  current: number | undefined;
  nameOf: (one: Conversation) => string;
  logoOf: (one: Conversation) => string;
  onShow: (one: Conversation) => void;
};
const KINDS: Readonly<Record<number, string>> = {
  [MSG_TYPE.PICTURE]: 'chat:picture',
  [MSG_TYPE.PRODUCT]: 'chat:product',
  [MSG_TYPE.ORDER]: 'chat:order',
};

export function ConversationList({ all, current, nameOf, logoOf, onShow }: Props) {
  const { t, language } = useIsland();
  const timeOf = (at: string) => (Date.now() - Date.parse(at) < DAY_MS ? clockTime(at) : dayAndMonth(at, language));
  return (
    <ul className="chat-list">
      {all.map((one) => {
        const { id, last, unread } = one;
        return (
          <li key={id}>
            <button
              className="flex gap-3 items-center w-full py-3 px-4 text-start hover:bg-base-300 [&[aria-current]]:bg-base-100 [&[aria-current]]:shadow-[inset_3px_0_var(--color-primary)]"
              type="button"
              aria-current={id === current ? 'true' : undefined}
              onClick={() => onShow(one)}
            >
              <img className="size-10 rounded-box object-cover" src={logoOf(one)} alt="" width="40" height="40" />
              <span className="relative grid flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-0 min-w-0">
                <b className="font-semibold">{nameOf(one)}</b>
                {last && (
                  <time className="text-xs text-quiet" dateTime={last.at}>
                    {timeOf(last.at)}
                  </time>
                )}
                <small className="col-1 text-xs text-quiet">
                  {last ? (last.text ?? t(KINDS[last.type] ?? 'chat:picture')) : t('chat:nothing')}
                </small>
                {unread > 0 && (
                  <i className="justify-self-end self-center min-w-5 px-1.5 text-center rounded-full text-xs not-italic text-primary-content bg-primary">
                    {badgeText(unread)}
                    <span className="sr-only">{t('chat:unread', { amount: unread })}</span>
                  </i>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
