import type { OrderLineView } from '#contract/order/schema.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

export type Pieces = Readonly<Record<number, number>>;
type Props = {
  lines: readonly OrderLineView[];
  pieces: Pieces;
  error: string | undefined;
  onPieces: (pieces: Pieces) => void;
};

/** How many pieces of each line go into the parcel. */
export function ShipPieces({ lines, pieces, error, onPieces }: Props) {
  const { t } = useIsland();
  return (
    <fieldset aria-describedby="ship-pieces-hint">
      <legend className="font-semibold">{t('deskorders:ship.pieces')}</legend>
      <p id="ship-pieces-hint" className="field-hint mt-1">
        {t('deskorders:ship.piecesHint')}
      </p>
      <ul className="mt-2 grid gap-2">
        {lines.map(({ id, title, spec, toShip }) => (
          <li key={id} className="flex items-center gap-3">
            <label htmlFor={`ship-${id}`} className="grow min-w-0">
              {title}
              {spec.length > 0 && <small className="block text-quiet">{spec.join(' · ')}</small>}
            </label>
            <input
              id={`ship-${id}`}
              type="number"
              inputMode="numeric"
              className="input w-20 tabular-nums"
              min={0}
              max={toShip}
              value={pieces[id] ?? toShip}
              onChange={({ target }) => onPieces({ ...pieces, [id]: target.valueAsNumber })}
            />
            <span className="w-12 text-quiet tabular-nums">/ {toShip}</span>
          </li>
        ))}
      </ul>
      <p role="alert" className="field-error">
        {error}
      </p>
    </fieldset>
  );
}
