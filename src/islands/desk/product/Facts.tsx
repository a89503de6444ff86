import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { PairField } from '../ui/fields.tsx';
import type { PartProps } from './ProductScreen.tsx';

const MOST = 100;
const empty = () => ({ zh: '', en: '' });

export function Facts({ product: { document }, value: { facts } }: PartProps) {
  const { t, language } = useIsland();
  const set = (next: typeof facts) => document.set('facts', next);
  return (
    <div className="desk-fields">
      {facts.map((fact, at) => (
        // Facts have no names of their own but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: as said
        <div key={at} className="goods-line goods-fact max-xl:flex-wrap">
          <PairField
            label={t('deskgoods:facts.name')}
            value={fact.name}
            onValue={(name) => set(facts.with(at, { ...fact, name }))}
            maxLength={60}
          />
          <PairField
            label={t('deskgoods:facts.value')}
            value={fact.value}
            onValue={(value) => set(facts.with(at, { ...fact, value }))}
            maxLength={300}
          />
          <Button
            look="link"
            aria-label={t('deskgoods:facts.remove', { name: fact.name[language] || fact.name.zh })}
            onClick={() => set(facts.toSpliced(at, 1))}
          >
            {t('deskgoods:pictures.remove')}
          </Button>
        </div>
      ))}
      {facts.length < MOST && (
        <p>
          <Button size="sm" onClick={() => set([...facts, { name: empty(), value: empty() }])}>
            {t('deskgoods:facts.add')}
          </Button>
        </p>
      )}
    </div>
  );
}
