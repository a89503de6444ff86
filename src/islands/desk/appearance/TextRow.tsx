import type { TextsDocument } from '#contract/appearance/schema.ts';
import { hasSamePlaceholders, OWN_TEXTS, placeholdersOf } from '#contract/appearance/values.ts';
import { LANGUAGES } from '#contract/language.ts';
import type { BuiltInText } from '../../../stores/desk/built-in-texts.ts';
import { Button } from '../../ui/Button.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';
import { TextArea } from '../ui/fields.tsx';

type Pair = TextsDocument['texts'][string];
type Props = { builtIn: BuiltInText; own: Pair; onOwn: (pair: Pair) => void };

export function TextRow({ builtIn, own, onOwn }: Props) {
  const { t } = useIsland();
  const wrong = (text: string, there: string): string | undefined => {
    if (hasSamePlaceholders(text, there)) return undefined;
    const names = placeholdersOf(there);
    return names.length ? t('deskbrand:texts.keep', { names: names.join(' ') }) : t('deskbrand:texts.keepNone');
  };
  return (
    <fieldset className="grid gap-2 py-4 border-t border-base-300">
      <legend className="sr-only">{builtIn.key}</legend>
      <header className="flex flex-wrap justify-between items-center gap-2 min-h-8">
        <code className="text-xs text-quiet wrap-anywhere">{builtIn.key}</code>
        {(own.zh || own.en) && (
          <Button size="sm" onClick={() => onOwn({ zh: '', en: '' })}>
            {t('deskbrand:texts.reset')}
          </Button>
        )}
      </header>
      <div className="desk-pair">
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            label={t(`desk:language.${language}`)}
            rows={builtIn[language].length > 60 ? 3 : 1}
            value={own[language]}
            onValue={(text) => onOwn({ ...own, [language]: text })}
            error={wrong(own[language], builtIn[language])}
            hint={t('deskbrand:texts.builtIn', { text: builtIn[language] })}
            maxLength={OWN_TEXTS.length}
          />
        ))}
      </div>
    </fieldset>
  );
}
