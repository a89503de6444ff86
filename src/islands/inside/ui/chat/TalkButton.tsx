import type { ReactNode } from 'react';
import type { ChatMessage } from '#contract/chat/schema.ts';
import { MSG_TYPE } from '#contract/chat/values.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';

type Props = {
  name: string;
  face: ReactNode;
  last: ChatMessage | null;
  time: string;
  unread: number;
  badge: string;
  isOpen: boolean;
  onShow: () => void;
  children?: ReactNode;
};

const KINDS: Readonly<Record<number, string>> = {
  [MSG_TYPE.PICTURE]: 'chat:picture',
  [MSG_TYPE.PRODUCT]: 'chat:product',
  [MSG_TYPE.ORDER]: 'chat:order',
};

/** A conversation in a list of them. */
export function TalkButton({ name, face, last, time, unread, badge, isOpen, onShow, children }: Props) {
  const { t } = useIsland();
  return (
    <button
      className="flex w-full items-center gap-3 px-4 py-3 text-start hover:bg-base-300 aria-[current]:bg-base-100 aria-[current]:shadow-[inset_3px_0_var(--color-primary)]"
      type="button"
      aria-current={isOpen ? 'true' : undefined}
      onClick={onShow}
    >
      {face}
      <span className="relative grid flex-1 grid-cols-[minmax(0,1fr)_auto] gap-x-2 gap-y-0 min-w-0">
        <b className="font-semibold">{name}</b>
        {last && (
          <time className="text-xs text-quiet" dateTime={last.at}>
            {time}
          </time>
        )}
        <small className="col-1 text-xs text-quiet">
          {last ? (last.text ?? t(KINDS[last.type] ?? 'chat:picture')) : t('chat:nothing')}
        </small>
        {unread > 0 && (
          <i className="justify-self-end self-center min-w-5 px-1.5 text-center rounded-full text-xs not-italic text-primary-content bg-primary">
            {badge}
            <span className="sr-only">{t('chat:unread', { amount: unread })}</span>
          </i>
        )}
        {children}
      </span>
    </button>
  );
}
