import type { Conversation } from '#contract/chat/schema.ts';
import { DAY_MS } from '#contract/time.ts';
import { badgeText } from '../../../lib/shared/badge.ts';
import { clockTime, dayAndMonth } from '../../../lib/shared/format.ts';
import { useIsland } from '../../ui/IslandContext.tsx';
import { TalkButton } from '../ui/chat/TalkButton.tsx';

type Props = {
  all: readonly Conversation[];
  /** When the page was rendered. */
  now: number;
  current: number | undefined;
  nameOf: (one: Conversation) => string;
  logoOf: (one: Conversation) => string;
  onShow: (one: Conversation) => void;
};
export function ConversationList({ all, now, current, nameOf, logoOf, onShow }: Props) {
  const { language } = useIsland();
  const timeOf = (at: string) => (now - Date.parse(at) < DAY_MS ? clockTime(at) : dayAndMonth(at, language));
  return (
    <ul className="chat-list">
      {all.map((one) => {
        const { id, last, unread } = one;
        return (
          <li key={id}>
            <TalkButton
              {...{ last, unread }}
              name={nameOf(one)}
              face={
                <img className="size-10 rounded-box object-cover" src={logoOf(one)} alt="" width="40" height="40" />
              }
              time={last ? timeOf(last.at) : ''}
              badge={badgeText(unread)}
              isOpen={id === current}
              onShow={() => onShow(one)}
            />
          </li>
        );
      })}
    </ul>
  );
}
