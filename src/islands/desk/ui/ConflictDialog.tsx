import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Choices, type Difference, keyOf, type Path, type Side } from '../../../lib/browser/desk/differences.ts';
import type { Clash, DeskDocument } from '../../../stores/desk/document.ts';
import { toast } from '../../../stores/public/toast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { Change } from './Differences.tsx';
import { useMoment } from './moment.ts';

type Names = { nameOf: (path: Path) => string };

export function ConflictDialog<V>({ document, nameOf }: Names & { document: DeskDocument<V> }) {
  const clash = useStore(document.$clash);
  return clash ? <Open document={document} clash={clash} nameOf={nameOf} key={clash.conflict.version} /> : null;
}

const known = (differences: readonly Difference[]): Choices =>
  Object.fromEntries(differences.flatMap(({ path, changed }) => (changed ? [[keyOf(path), changed]] : [])));

function Open<V>({ document, clash, nameOf }: Names & { document: DeskDocument<V>; clash: Clash }) {
  const { t } = useIsland();
  const moment = useMoment();
  const { conflict, differences } = clash;
  const [choices, setChoices] = useState(() => known(differences));
  const open = differences.filter(({ path }) => !choices[keyOf(path)]).length;
  const settle = async () => {
    if (await document.settle(choices)) toast(t('desk:document.saved'), 'success');
  };
  return (
    <Dialog wide title={t('desk:conflict.title')} onClose={document.dismiss}>
      <p className="mt-2 text-quiet">
        {t('desk:conflict.text', { name: conflict.by || t('desk:history.mall'), at: moment(conflict.at) })}
      </p>
      <div className="desk-conflict leading-[1.7] wrap-anywhere grid gap-5 mt-5">
        {differences.map((difference) => (
          <Choice
            key={keyOf(difference.path)}
            difference={difference}
            name={nameOf(difference.path)}
            chosen={choices[keyOf(difference.path)]}
            onChoose={(side) => setChoices({ ...choices, [keyOf(difference.path)]: side })}
          />
        ))}
      </div>
      <p role="status" className="mt-4 text-quiet">
        {t(open ? 'desk:conflict.open' : 'desk:conflict.ready', { count: open })}
      </p>
      <p className="modal-action flex-wrap">
        <Button onClick={document.dismiss}>{t('desk:conflict.later')}</Button>
        <Button look="primary" disabled={open > 0} onClick={settle}>
          {t('desk:conflict.save')}
        </Button>
      </p>
    </Dialog>
  );
}

type ChoiceProps = {
  difference: Difference;
  name: string;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

function Choice({ difference: { path, base, mine, theirs }, name, chosen, onChoose }: ChoiceProps) {
  const { t } = useIsland();
  const sides = [
    ['mine', mine],
    ['theirs', theirs],
  ] as const;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{name}</legend>
      <div className="divide-y divide-base-300 overflow-hidden rounded-field border border-base-300">
        {sides.map(([side, value]) => (
          <label
            key={side}
            className="grid cursor-pointer grid-cols-[auto_4rem_minmax(0,1fr)] items-start gap-2.5 px-3.5 py-2.5 has-checked:bg-base-200"
          >
            <input
              type="radio"
              className="radio radio-sm mt-0.5"
              name={`conflict-${keyOf(path)}`}
              checked={chosen === side}
              onChange={() => onChoose(side)}
            />
            <b>{t(`desk:conflict.${side}`)}</b>
            <Change before={base} after={value} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
