import type { DragEvent, KeyboardEvent } from 'react';
import type { Picked } from '../../../../stores/inside/pictures.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useIsland } from '../../../ui/IslandContext.tsx';

type Props = {
  item: Picked;
  index: number;
  count: number;
  onMove: (key: string, to: number) => void;
  onRemove: () => void;
  onRetry: () => void;
};

const TYPE = 'text/x-picture';
const PERCENT = 100;

export function PickedPicture({ item, index, count, onMove, onRemove, onRetry }: Props) {
  const { t } = useIsland();
  const { key, preview, state, progress, error } = item;
  const n = index + 1;
  const percent = Math.round(progress * PERCENT);
  const drop = (event: DragEvent) => {
    const moved = event.dataTransfer.getData(TYPE);
    if (!moved) return;
    event.preventDefault();
    onMove(moved, index);
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(key, index + step);
  };
  return (
    <li
      className="pictures-one relative size-26 rounded-field overflow-hidden cursor-grab bg-base-200 border border-base-300 data-[state=failed]:border-error"
      data-state={state}
      draggable
      onDragStart={(event) => event.dataTransfer.setData(TYPE, key)}
      onDragOver={(event) => event.dataTransfer.types.includes(TYPE) && event.preventDefault()}
      onDrop={drop}
    >
      <img className="size-full object-cover" src={preview} alt={t('pictures:nth', { n })} draggable={false} />
      {(state === 'sending' || state === 'waiting') && (
        <progress
          className="absolute top-2 right-2 left-2 w-[calc(100%_-_1rem)] h-1.5 accent-primary"
          max={PERCENT}
          value={percent}
          aria-label={t('pictures:sending', { percent })}
        />
      )}
      {state === 'failed' && (
        <button type="button" className="pictures-retry" onClick={onRetry} title={error}>
          <b>{t('pictures:failed')}</b>
          {t('pictures:retry')}
          <span className="sr-only">{error}</span>
        </button>
      )}
      {/* Arrow keys move it from any of its buttons. */}
      <span className="pictures-do" role="toolbar" aria-label={t('pictures:nth', { n })} onKeyDown={press}>
        <Act
          icon="left"
          label={t('pictures:earlier', { n })}
          disabled={index === 0}
          onClick={() => onMove(key, index - 1)}
        />
        <Act
          icon="right"
          label={t('pictures:later', { n })}
          disabled={n === count}
          onClick={() => onMove(key, index + 1)}
        />
        <Act icon="trash" label={t('pictures:remove', { n })} onClick={onRemove} />
      </span>
    </li>
  );
}

type ActProps = { icon: 'left' | 'right' | 'trash'; label: string; disabled?: boolean; onClick: () => void };

const Act = ({ icon, label, disabled = false, onClick }: ActProps) => (
  <button
    className="grid h-7 cursor-pointer place-items-center -outline-offset-3 outline-white aria-disabled:cursor-default aria-disabled:opacity-35"
    type="button"
    aria-label={label}
    aria-disabled={disabled || undefined}
    onClick={onClick}
  >
    <Icon name={icon} className="size-4" />
  </button>
);
