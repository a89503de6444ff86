import type { Theme } from '#contract/appearance/schema.ts';
import { BUILT_IN_COLOURS, PLAIN_THEME, THEME_COLOURS, textOn } from '#contract/appearance/values.ts';
import { FONT_STACKS } from './fonts.ts';

export function themeCss(theme: Theme): string {
  const rules = THEME_COLOURS.flatMap((name) => {
    if (!theme.light[name] && !theme.dark[name]) return [];
    const light = theme.light[name] || BUILT_IN_COLOURS.light[name];
    const dark = theme.dark[name] || BUILT_IN_COLOURS.dark[name];
    return [
      `--color-${name}:light-dark(${light},${dark})`,
      `--color-${name}-content:light-dark(${textOn(light)},${textOn(dark)})`,
    ];
  });
  if (theme.font !== PLAIN_THEME.font) rules.push(`--font-sans:${FONT_STACKS[theme.font]}`);
  return rules.length ? `:root{${rules.join(';')}}` : '';
}
