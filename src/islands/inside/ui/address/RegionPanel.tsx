import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { pathText } from '../../../../lib/browser/address/search.ts';
import type { RegionChoice } from '../../../../stores/inside/region-choice.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';

type Props = { id: string; choice: RegionChoice; value: readonly string[] };

const LEVELS = ['province', 'city', 'district'];

export function RegionPanel({ id, choice, value }: Props) {
  const { t, language } = useIsland();
  const tree = useStore(choice.$tree);
  const failed = useStore(choice.$failed);
  const active = useStore(choice.$active);
  const options = useStore(choice.$options);
  const searching = useStore(choice.$query).trim() !== '';
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus out of the field
    <div
      className="region-panel mt-1.5 p-2 border border-base-300 rounded-box bg-base-100"
      onMouseDown={(event) => event.preventDefault()}
    >
      {failed && (
        <button type="button" className="link-button" onClick={() => void choice.load()}>
          {t('address:form.regionFailed')}
        </button>
      )}
      {!searching && <Levels choice={choice} value={value} />}
      <div
        role="listbox"
        id={`${id}-list`}
        aria-label={t('address:form.region')}
        tabIndex={-1}
        className={searching ? 'found' : ''}
      >
        {options.map((region, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard in the field
          <div
            key={region.code}
            role="option"
            tabIndex={-1}
            id={`${id}-${index}`}
            aria-selected={value.includes(region.code)}
            className={index === active ? 'active' : ''}
            onClick={() => choice.take(region)}
          >
            {tree && searching ? pathText(tree, region.code, language) : region[language]}
          </div>
        ))}
      </div>
      {tree && options.length === 0 && (
        <p className="p-3 text-sm text-quiet" role="status">
          {t('address:form.regionNone')}
        </p>
      )}
    </div>
  );
}

function Levels({ choice, value }: Pick<Props, 'choice' | 'value'>) {
  const { t, language } = useIsland();
  const tree = useStore(choice.$tree);
  const path = useStore(choice.$path);
  return (
    <div className="flex gap-6 mt-0 mb-2 mx-2.5 border-b border-base-300 text-sm">
      {LEVELS.slice(0, path.length + 1).map((level, index) => (
        <button
          key={level}
          className="pt-1.5 pb-2 mb-[-1px] border-b-2 border-b-transparent text-quiet cursor-pointer aria-pressed:font-semibold aria-pressed:text-base-content aria-pressed:border-base-content"
          type="button"
          tabIndex={-1}
          aria-pressed={index === path.length}
          onClick={() => choice.goTo(path.slice(0, index), value)}
        >
          {tree?.byCode.get(path[index] ?? '')?.[language] ?? t(`address:level.${level}`)}
        </button>
      ))}
    </div>
  );
}
