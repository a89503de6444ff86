import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { pathText } from '../../../../lib/browser/address/search.ts';
import { createRegionChoice } from '../../../../stores/inside/region-choice.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import { RegionPanel } from './RegionPanel.tsx';

type Props = { value: string[]; onValue: (region: string[]) => void; error: string | undefined };

export function RegionField({ value, onValue, error }: Props) {
  const { t, language } = useIsland();
  const id = useId();
  const latest = useRef(onValue);
  const [choice] = useState(() => createRegionChoice((region) => latest.current(region)));
  const tree = useStore(choice.$tree);
  const open = useStore(choice.$open);
  const query = useStore(choice.$query);
  const active = useStore(choice.$active);
  const options = useStore(choice.$options);
  const shown = tree && value.length ? pathText(tree, value.at(-1) ?? '', language) : '';

  useEffect(() => {
    latest.current = onValue;
  });
  useEffect(() => void choice.load(), [choice]);

  return (
    <div className="field region">
      <label htmlFor={id}>{t('address:form.region')}</label>
      <div className="field-box">
        <input
          className="text-ellipsis"
          id={id}
          role="combobox"
          autoComplete="off"
          spellCheck="false"
          name="region"
          value={open ? query : shown}
          placeholder={open && shown ? shown : t('address:form.regionHint')}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && options[active] ? `${id}-${active}` : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          onClick={() => open || choice.show(value)}
          onBlur={choice.hide}
          onChange={({ target }) => choice.type(target.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || !choice.press(event.key, value)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
      </div>
      {open && <RegionPanel id={id} choice={choice} value={value} />}
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
    </div>
  );
}
