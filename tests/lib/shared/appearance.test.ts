import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastErrors } from '#contract/appearance/schema.ts';
import {
  BUILT_IN_COLOURS,
  contrast,
  contrastError,
  GROUNDS,
  hasSamePlaceholders,
  LEAST_CONTRAST,
  leastContrast,
  nearestWith,
  PLAIN_THEME,
  ratioText,
  SCHEMES,
  THEME_COLOURS,
  textOn,
} from '#contract/appearance/values.ts';
import { FONT_STACKS } from '#src/lib/shared/fonts.ts';
import { themeCss } from '#src/lib/shared/theme-css.ts';

const css = readFileSync('src/styles/public/base.css', 'utf8');

describe('contrast', () => {
  it('is that of WCAG', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
    expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
  });

  it('of white or black on a colour is always enough to read', () => {
    for (let n = 0; n < 0x1000; n += 1) {
      const colour = `#${[...n.toString(16).padStart(3, '0')].map((digit) => digit + digit).join('')}`;
      expect(contrast(colour, textOn(colour)), colour).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('is reached by the nearest colour, and by none nearer on the same way', () => {
    expect(nearestWith('#c8341f', GROUNDS.light, 3)).toBe('#c8341f');
    const nearest = nearestWith('#ffd700', GROUNDS.light, 3);
    expect(leastContrast(nearest, GROUNDS.light)).toBeGreaterThanOrEqual(3);
    expect(leastContrast(nearest, GROUNDS.light)).toBeLessThan(3.1);
    // On dark ground the way out is a lighter one.
    expect(contrast(nearestWith('#330000', GROUNDS.dark, 3), '#000000')).toBeGreaterThan(
      contrast('#330000', '#000000'),
    );
  });
});

describe('a theme', () => {
  it('has the built-in colours and grounds of the sheet, which pass', () => {
    const [light = '', dark = ''] = css.split('@plugin "daisyui/theme"').slice(1);
    for (const [scheme, block] of [
      ['light', light],
      ['dark', dark],
    ] as const) {
      const [ground] = GROUNDS[scheme];
      expect(block).toContain(`--color-base-100: ${ground};`);
      expect(block).toContain(`--color-base-200: ${GROUNDS[scheme][1]};`);
      for (const name of THEME_COLOURS) {
        expect(block).toContain(`--color-${name}: ${BUILT_IN_COLOURS[scheme][name]};`);
        expect(contrastError(scheme, name, BUILT_IN_COLOURS[scheme][name])).toBeUndefined();
      }
    }
    expect(css).toContain(`--font-sans: ${FONT_STACKS.sans};`);
  });

  it('says which colours fail, by how much, and what would do', () => {
    const theme = { ...PLAIN_THEME, light: { ...PLAIN_THEME.light, primary: '#ffd700' } };
    expect(contrastErrors(theme)).toEqual([
      expect.objectContaining({ scheme: 'light', name: 'primary', least: LEAST_CONTRAST.light.primary }),
    ]);
    expect(contrastError('dark', 'primary', '#ffd700')).toBeUndefined();
    expect(contrastErrors(PLAIN_THEME)).toEqual([]);
    expect([ratioText(2.999), ratioText(3)]).toEqual(['2.99', '3.00']);
  });

  it('is nothing where nothing was changed, and fills up the other scheme where one was', () => {
    expect(themeCss(PLAIN_THEME)).toBe('');
    const style = themeCss({ ...PLAIN_THEME, light: { ...PLAIN_THEME.light, primary: '#0050b3' }, font: 'serif' });
    expect(style).toContain(`--color-primary:light-dark(#0050b3,${BUILT_IN_COLOURS.dark.primary})`);
    expect(style).toContain('--color-primary-content:light-dark(#ffffff,');
    expect(style).toContain(`--font-sans:${FONT_STACKS.serif}`);
    expect(style).not.toContain('accent');
    expect(SCHEMES).toHaveLength(2);
  });
});

describe('a text of the mall’s own', () => {
  it('has what is filled in, no more and no less', () => {
    expect(hasSamePlaceholders('', 'a {{n}}')).toBe(true);
    expect(hasSamePlaceholders('{{ n }} b', 'a {{n}}')).toBe(true);
    expect(hasSamePlaceholders('b', 'a {{n}}')).toBe(false);
    expect(hasSamePlaceholders('{{n}} {{m}}', 'a {{n}}')).toBe(false);
    expect(hasSamePlaceholders('{{n}}', 'a')).toBe(false);
    expect(hasSamePlaceholders('{n} b', 'a {n}')).toBe(true);
    expect(hasSamePlaceholders('{{n}} b', 'a {n}')).toBe(false);
  });
});
