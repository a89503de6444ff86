import type { Scheme, ThemeColour } from '#contract/appearance/schema.ts';
import {
  BUILT_IN_COLOURS,
  COLOUR,
  contrastError,
  GROUNDS,
  LEAST_CONTRAST,
  leastContrast,
  ratioText,
} from '#contract/appearance/values.ts';
import { halfWidth } from '#contract/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { scheme: Scheme; name: ThemeColour; value: string; onValue: (colour: string) => void };

export function ColourField({ scheme, name, value, onValue }: Props) {
  const { t } = useIsland();
  const builtIn = BUILT_IN_COLOURS[scheme][name];
  const label = t(`deskbrand:theme.${name}`);
  const error = contrastError(scheme, name, value);
  const wrong = value !== '' && !COLOUR.test(value);
  const ratios = (ratio: number) => ({ ratio: ratioText(ratio), least: LEAST_CONTRAST[scheme][name] });
  const seen = value && !wrong ? leastContrast(value, GROUNDS[scheme]) : undefined;
  return (
    <div className="desk-colour grid gap-2 content-start *:min-w-0">
      <Field
        label={label}
        value={value}
        onValue={(text) => onValue(halfWidth(text).trim().toLowerCase())}
        placeholder={builtIn}
        maxLength={7}
        error={
          wrong ? t('deskbrand:theme.wrong') : error ? t('deskbrand:theme.unseen', ratios(error.ratio)) : undefined
        }
        hint={
          seen === undefined
            ? t('deskbrand:theme.builtIn', { colour: builtIn })
            : error
              ? undefined
              : t('deskbrand:theme.seen', ratios(seen))
        }
      >
        <input
          type="color"
          aria-label={t('deskbrand:theme.pick', { name: label })}
          value={wrong || !value ? builtIn : value}
          onChange={({ target }) => onValue(target.value)}
        />
      </Field>
      {error && (
        <Button size="sm" onClick={() => onValue(error.nearest)}>
          {t('deskbrand:theme.nearest', { colour: error.nearest })}
        </Button>
      )}
    </div>
  );
}
