import { useEffect, useEffectEvent, useState } from 'react';
import { clockText } from '../../lib/browser/clock-text.ts';

type Props = {
  /** The server's time when it sent `endsAt`; the browser's clock is not used. */
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
