import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Point } from '../../../lib/browser/captcha/api.ts';
import { GRID, middleOf } from '../../../stores/public/captcha-picks.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

const SQUARES = Array.from({ length: GRID.columns * GRID.rows }, (_, n) => n);
const MOVES: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: GRID.columns,
  ArrowUp: -GRID.columns,
};

export function Grid({ onChoose }: { onChoose: (point: Point) => void }) {
  const { t } = useIsland();
  const [at, setAt] = useState(0);
  const cells = useRef<HTMLDivElement>(null);
  useEffect(() => cells.current?.querySelectorAll('button')[at]?.focus(), [at]);
  const press = (event: KeyboardEvent) => {
    const to = at + (MOVES[event.key] ?? Number.NaN);
    if (!SQUARES.includes(to)) return;
    event.preventDefault();
    setAt(to);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div className="captcha-grid" role="group" aria-label={t('captcha:grid')} ref={cells} onKeyDown={press}>
      {SQUARES.map((square) => (
        <button
          key={square}
          type="button"
          className="captcha-cell"
          tabIndex={square === at ? 0 : -1}
          aria-label={t('captcha:cell', { n: square + 1 })}
          onFocus={() => setAt(square)}
          onClick={() => onChoose(middleOf(square))}
        >
          {square + 1}
        </button>
      ))}
    </div>
  );
}
