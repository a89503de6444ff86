import { useEffect, useEffectEvent, useState } from 'react';
import { clockText } from '../../lib/browser/clock-text.ts';

type Props = {
  /** When it ends, and what the server's clock said when it told so: the browser's own clock counts for nothing. */
  endsAt: string;
  now: string;
  onEnd?: () => void;
};

const SECOND_MS = 1_000;

export function Countdown({ endsAt, now, onEnd }: Props) {
  const [left, setLeft] = useState(() => Date.parse(endsAt) - Date.parse(now));
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const until = performance.now() + Date.parse(endsAt) - Date.parse(now);
    const tick = () => {
      const rest = until - performance.now();
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, SECOND_MS);
    tick();
    return () => clearInterval(timer);
  }, [endsAt, now]);
  return (
    <span className="tabular-nums" role="timer">
      {clockText(left)}
    </span>
  );
}
