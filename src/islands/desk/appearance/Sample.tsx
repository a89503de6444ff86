import type { Scheme, Theme, ThemeColour } from '#contract/appearance/schema.ts';
import { BUILT_IN_COLOURS, COLOUR, GROUNDS, textOn } from '#contract/appearance/values.ts';
import { useIsland } from '../../ui/IslandContext.tsx';

type Props = { scheme: Scheme; colours: Theme[Scheme] };

export function Sample({ scheme, colours }: Props) {
  const { t } = useIsland();
  const colourOf = (name: ThemeColour) => (COLOUR.test(colours[name]) ? colours[name] : BUILT_IN_COLOURS[scheme][name]);
  const filled = (name: ThemeColour) => ({ background: colourOf(name), color: textOn(colourOf(name)) });
  return (
    <div
      role="img"
      className="desk-sample flex flex-wrap gap-4 items-center mt-5 p-4 rounded-box border border-base-300"
      aria-label={t('deskbrand:theme.sample', { name: t(`deskbrand:theme.${scheme}`) })}
      style={{ background: GROUNDS[scheme][0] }}
    >
      <span style={filled('primary')}>{t('deskbrand:theme.button')}</span>
      <span style={filled('neutral')}>{t('deskbrand:theme.chosen')}</span>
      <span style={{ color: colourOf('accent') }}>★★★★★</span>
    </div>
  );
}
