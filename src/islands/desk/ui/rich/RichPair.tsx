import { LANGUAGES } from '#contract/language.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import type { TextPair } from '../fields.tsx';
import { RichField } from './RichField.tsx';

type Props = { label: string; value: TextPair; onValue: (value: TextPair) => void };

export function RichPair({ label, value, onValue }: Props) {
  const { t } = useIsland();
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(28rem,100%),1fr))] gap-5">
      {LANGUAGES.map((language) => (
        <RichField
          key={language}
          label={`${label} · ${t(`desk:language.${language}`)}`}
          value={value[language]}
          onValue={(html) => onValue({ ...value, [language]: html })}
        />
      ))}
    </div>
  );
}
