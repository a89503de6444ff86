import type { Thing } from './objects.ts';
import { ellipse, group, radial } from './shapes.ts';

type Spot = {
  /** Centre of the object. */
  x: number;
  /** Standing: the ground under it. Lying: its centre. */
  y: number;
  shadow: string;
  /** Degrees, about the centre. */
  turn?: number;
  /** 0–1: how much shadow falls on the floor beside a standing object. */
  cast?: number;
  /** Lying objects: height above the surface in pixels. */
  lift?: number;
};

let serial = 0;

/** A filter that turns a picture into its own soft shadow of one colour. */
const shade = (id: string, colour: string, opacity: number, deviation: number): string =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%" color-interpolation-filters="sRGB">` +
  `<feGaussianBlur in="SourceAlpha" stdDeviation="${deviation}"/>` +
  `<feComponentTransfer result="soft"><feFuncA type="linear" slope="${opacity}"/></feComponentTransfer>` +
  `<feFlood flood-color="${colour}"/><feComposite in2="soft" operator="in"/></filter>`;

/** Defined once under `id`, to be used several times. */
const keep = (id: string, { href, width, height }: Thing, x: number, y: number): string =>
  `<image id="${id}" xlink:href="${href}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" ` +
  `width="${width}" height="${height}"/>`;

const use = (id: string, more: string): string => `<use xlink:href="#${id}" ${more}/>`;

/** Upright on the ground: a dark contact line, a soft pool around it, a faint cast shadow to the right. */
export function stand(thing: Thing, spot: Spot): string {
  serial += 1;
  const id = `s${serial}`;
  const { shadow, turn = 0, cast = 1 } = spot;
  const left = spot.x - thing.width / 2;
  const top = spot.y - thing.height;
  const foot = left + thing.foot.middle;
  const pool = Math.max(thing.foot.width * 0.72, thing.width * 0.46);
  const touch = thing.contacts.map(({ middle, width }) => {
    const half = width * 0.52;
    const high = half * 0.09 + thing.width * 0.0125;
    return ellipse(left + middle, spot.y - 1, half + thing.width * 0.015, high, `url(#${id}b)`);
  });
  const slope = -0.5;
  const flat = 0.2;
  const fall = `matrix(1 0 ${slope} ${flat} ${-slope * spot.y} ${spot.y * (1 - flat)})`;
  return (
    `<defs>${keep(id, thing, left, top)}${radial(`${id}a`, [
      [0, shadow, 0.42],
      [0.45, shadow, 0.2],
      [1, shadow, 0],
    ])}` +
    `${radial(`${id}b`, [
      [0, shadow, 0.75],
      [0.6, shadow, 0.4],
      [1, shadow, 0],
    ])}` +
    `${cast > 0 ? shade(`${id}c`, shadow, 0.2 * cast, thing.width * 0.023) : ''}</defs>` +
    (cast > 0 ? group(use(id, `transform="${fall}"`), `filter="url(#${id}c)"`) : '') +
    ellipse(foot, spot.y - 2, pool, pool * 0.17 + thing.width * 0.02, `url(#${id}a)`) +
    touch.join('') +
    use(id, turn ? `transform="rotate(${turn} ${spot.x} ${spot.y - thing.height / 2})"` : '')
  );
}

/** Seen from above: the shadow has the object's own outline, twice, near and far. */
export function lay(thing: Thing, spot: Spot): string {
  serial += 1;
  const id = `l${serial}`;
  const { x, y, shadow, turn = 0, lift = 14 } = spot;
  const picture = use(id, `transform="rotate(${turn} ${x} ${y})"`);
  const copy = (dx: number, dy: number, filter: string): string =>
    group(group(picture, `transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)})"`), `filter="url(#${filter})"`);
  return (
    `<defs>${keep(id, thing, x - thing.width / 2, y - thing.height / 2)}` +
    `${shade(`${id}a`, shadow, 0.34, lift)}${shade(`${id}b`, shadow, 0.32, lift * 0.3)}</defs>` +
    copy(lift * 0.9, lift * 1.5, `${id}a`) +
    copy(lift * 0.25, lift * 0.4, `${id}b`) +
    picture
  );
}
