import { useStore } from '@nanostores/react';
import { Fragment, useEffect, useLayoutEffect, useRef } from 'react';
import { date } from '../../../../lib/shared/format.ts';
import type { ChatThread } from '../../../../stores/inside/chat-thread.ts';
import { Button } from '../../../ui/Button.tsx';
import { Failed } from '../../../ui/Failed.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Bubble, type Links, PendingBubble } from './Bubble.tsx';

type Props = { thread: ChatThread; links: Links; onLook: () => void; hint: string };
const NEAR_PX = 120;

export function Messages({ thread, links, onLook, hint }: Props) {
  const { t, language } = useIsland();
  const { state, items, more, pending, read } = useStore(thread.$thread);
  const box = useRef<HTMLDivElement>(null);
  const follow = useRef(true);
  const newest = items.at(-1)?.seq ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes while it is looked at is read
  useEffect(() => {
    const look = () => {
      if (!document.hidden) onLook();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [newest, onLook]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes to the end when something is added there
  useLayoutEffect(() => {
    if (follow.current) box.current?.scrollTo(0, 0);
  }, [newest, pending.length, state]);

  // The box is laid out from its end, where 0 is, so that it shows the newest message before any script.
  function scrolled(): void {
    follow.current = Math.abs(box.current?.scrollTop ?? 0) < NEAR_PX;
  }

  if (state === 'failed') return <Failed text={t('chat:loadFailed')} onRetry={() => void thread.load()} />;
  return (
    <div
      className="chat-messages flex flex-col-reverse flex-1 min-h-0 py-4 px-5 overflow-y-auto overscroll-contain"
      ref={box}
      onScroll={scrolled}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
      role="log"
      aria-label={t('chat:log')}
    >
      <div className="mb-auto">
        {state === 'loading' && items.length === 0 && <Skeleton count={4} className="h-12" />}
        {more && (
          <Button look="link" onClick={() => void thread.older()}>
            {t('chat:older')}
          </Button>
        )}
        {state === 'loaded' && items.length + pending.length === 0 && (
          <p className="my-3 text-xs text-center text-quiet">{hint}</p>
        )}
        <ol>
          {items.map((message, index) => {
            const day = date(message.at, language);
            const before = items[index - 1];
            return (
              <Fragment key={message.seq}>
                {(!before || date(before.at, language) !== day) && (
                  <li className="my-3 text-xs text-center text-quiet">{day}</li>
                )}
                <Bubble message={message} own={thread.own} read={message.seq <= read} links={links} />
              </Fragment>
            );
          })}
          {pending.map((one) => (
            <PendingBubble key={one.id} one={one} thread={thread} />
          ))}
        </ol>
      </div>
    </div>
  );
}
