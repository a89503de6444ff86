/** Small pictures: promises of the footer, empty states, the default avatar. Lines in ink, and one in vermilion. */
import type { Drawing } from './batch.ts';
import { svg } from './canvas.ts';
import { ellipse, group, rect } from './shapes.ts';

const PAPER = '#f3ecdf';
const RING = '#e5d9c4';
const SHADE = '#cbb997';
const INK = '#3a302a';
const VERMILION = '#c8341f';

/** Paths on a grid of 24 × 24. */
type Mark = { ink: string; red: string };

/** In the order of the footer. */
const PROMISES: readonly Mark[] = [
  {
    ink: '<path d="M12 3.200 4.800 5.800v5.600c0 4.500 3 7.600 7.200 9.400 4.200-1.800 7.200-4.900 7.200-9.400V5.800z"/>',
    red: '<path d="m8.800 11.900 2.300 2.300 4.200-4.300"/>',
  },
  {
    ink: '<path d="M5 4.800v4.400h4.400M5.300 9.200a7.700 7.700 0 1 1-.8 4.800"/>',
    red: '<path d="M10.200 10.300h4L11.900 16"/>',
  },
  {
    ink: '<path d="M2.800 6.500h11v10h-11zM13.800 10h4l3.400 3.500v3h-7.400z"/>',
    red: `<g fill="${PAPER}"><circle cx="7.200" cy="17.300" r="2"/><circle cx="17" cy="17.300" r="2"/></g>`,
  },
  {
    ink: '<path d="m8.400 14-1.600 6.600 5.200-2.500 5.200 2.500-1.600-6.600"/><circle cx="12" cy="9.300" r="5.800"/>',
    red: '<path d="m9.500 9.400 1.800 1.800 3.300-3.400"/>',
  },
  {
    ink: '<rect x="3" y="5.500" width="18" height="13" rx="2"/><path d="M6.500 15h4"/>',
    red: '<path d="M3 9.800h18"/>',
  },
  {
    ink:
      '<path d="M4.500 13.500V12a7.500 7.500 0 0 1 15 0v1.500"/>' +
      '<path d="M4.500 13.200h2.300v5.300H5.500a1 1 0 0 1-1-1zM19.500 13.200h-2.300v5.300h1.300a1 1 0 0 0 1-1z"/>',
    red: '<path d="M18.300 18.500c0 1.600-2 2.300-4.600 2.300"/>',
  },
  {
    ink: '<path d="M19.600 4.400C10.500 4.400 5 8 5 14.200c0 1.700.6 3.300 1.500 4.300 6.600.6 13.100-3 13.100-14.100z"/>',
    red: '<path d="M4.500 20.800c1.500-4.600 4.800-7.900 9.200-9.700"/>',
  },
];

const EMPTY: Record<string, Mark> = {
  cart: {
    ink: '<path d="M3 4h2.200l2.300 11.200A1.500 1.500 0 0 0 9 16.400h8.200a1.500 1.500 0 0 0 1.500-1.200L20.300 8H6.200"/>',
    red: '<circle cx="9.500" cy="19.800" r="1.200"/><circle cx="17" cy="19.800" r="1.200"/>',
  },
  search: {
    ink: '<circle cx="10.800" cy="10.800" r="6.800"/><path d="m20 20-4.400-4.400"/>',
    red: '<path d="m8.800 8.800 4 4M12.800 8.800l-4 4"/>',
  },
  lost: {
    ink: '<circle cx="12" cy="12" r="8.800"/>',
    red: '<path d="m15.800 8.200-2.300 5.300-5.300 2.300 2.300-5.300z"/>',
  },
  error: {
    ink: '<path d="M12 4.300 21 19.500H3z"/>',
    red: '<path d="M12 9.800v4.700M12 16.900h.01"/>',
  },
  box: {
    ink: '<path d="M4 8.500 12 4.500l8 4v8l-8 4-8-4zM4 8.500l8 4 8-4M12 12.500v8"/>',
    red: '<path d="m8 6.500 8 4v3.300"/>',
  },
  offline: {
    ink: '<path d="M3.500 9.800a12.300 12.300 0 0 1 17 0M6.600 13.200a7.800 7.800 0 0 1 10.800 0M9.700 16.500a3.400 3.400 0 0 1 4.600 0M12 19.600h.01"/>',
    red: '<path d="m4.500 4.500 15 15"/>',
  },
};

/** @param at where the middle is @param size of the grid, in pixels */
function lines({ ink, red }: Mark, at: number, size: number): string {
  const from = at - size / 2;
  const pen = `fill="none" stroke-width="1.400" stroke-linecap="round" stroke-linejoin="round"`;
  const body = group(ink, `stroke="${INK}"`) + group(red, `stroke="${VERMILION}"`);
  return group(body, `transform="translate(${from} ${from}) scale(${size / 24})" ${pen}`);
}

const promise = (mark: Mark): Promise<Buffer> => svg(240, 240, rect(0, 0, 240, 240, PAPER) + lines(mark, 120, 136));

/** Transparent around the disc, so that it suits light and dark pages. */
const empty = (mark: Mark): Promise<Buffer> =>
  svg(
    200,
    200,
    ellipse(100, 100, 84, 84, PAPER) +
      ellipse(100, 100, 77, 77, 'none', `stroke="${RING}" stroke-width="1.500"`) +
      lines(mark, 100, 84),
  );

const avatar = (): Promise<Buffer> =>
  svg(160, 160, rect(0, 0, 160, 160, PAPER) + ellipse(80, 66, 29, 29, SHADE) + ellipse(80, 168, 58, 58, SHADE));

export const markDrawings: readonly Drawing[] = [
  ...PROMISES.map((mark, at) => ({ path: `demo/site/foot-${at + 1}.avif`, draw: () => promise(mark) })),
  ...Object.entries(EMPTY).map(([name, mark]) => ({ path: `demo/site/empty-${name}.webp`, draw: () => empty(mark) })),
  { path: 'demo/site/avatar.avif', draw: avatar },
];
