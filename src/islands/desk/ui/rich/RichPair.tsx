import { LANGUAGES } from '#contract/language.ts';
import { useIsland } from '../../../ui/IslandContext.tsx';
import type { TextPair } from '../fields.tsx';
import { RichField } from './RichField.tsx';

type Props = { label: string; value: TextPair; onValue: (value: TextPair) => void };

/** Rich text in both languages. */
export function RichPair({ label, value, onValue }: Props) {
  const { t } = useIsland();
  return (
    <div className="desk-rich-pair">
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
