import type { DemoProduct } from '../types.ts';
import type { Batch, Drawing } from './batch.ts';
import { svg } from './canvas.ts';
import { tones } from './color.ts';
import { companionOf } from './companions.ts';
import { colourAxis, productPictures } from './names.ts';
import { loadThing, lookOf, type Paint } from './objects.ts';
import { lay, stand } from './place.ts';
import { chance } from './random.ts';
import { productRenders, renderedDrawings } from './renders.ts';
import { plainStage, stage } from './stages.ts';
import { sheet, surface } from './surfaces.ts';

/** To be raised when these pictures change without a change of their inputs. */
const STYLE = 1;

/** All inputs of the pictures. */
type Subject = Pick<DemoProduct, 'code' | 'icon' | 'tint' | 'axes'> & { section: string };

type Paints = readonly (Paint | undefined)[];

const SIDE = 600;

export function productBatch({ code, icon, tint, axes }: DemoProduct, section: string): Batch {
  const subject: Subject = { code, icon, tint, axes, section };
  const renders = productRenders(subject);
  if (renders) return { key: code, inputs: [STYLE, renders], drawings: renderedDrawings(subject, SIDE) };
  const paints = colourAxis(subject)?.values.map((value) => [value.code, value.paint]) ?? [];
  return { key: code, inputs: [STYLE, icon, tint, section, paints], drawings: drawings(subject) };
}

/** The main picture first. */
function drawings(subject: Subject): Drawing[] {
  const { main, views, byColour } = productPictures(subject);
  const paints: Paints = colourAxis(subject)?.values.map((value) => value.paint) ?? [undefined];
  const colours = Object.values(byColour).slice(1);
  return [
    { path: main, draw: () => mainView(subject, paints[0]) },
    ...colours.map((path, at) => ({ path, draw: () => mainView(subject, paints[at + 1]) })),
    ...[closeUp, company, scene].map((view, at) => ({ path: views[at] ?? '', draw: () => view(subject, paints) })),
  ];
}

/** The colours of a product share the stage: only the object differs. */
async function mainView({ code, icon, tint }: Subject, paint?: Paint): Promise<Buffer> {
  const roll = chance(code);
  const look = await lookOf(icon);
  const paints = tones(tint, roll.pick(['day', 'day', 'soft']), roll.pick([0, 0, -26, 24, 38]));
  if (!look.stands) {
    const turn = look.width > look.height * 1.3 ? roll.pick([-14, -8, 10]) : roll.pick([-6, 0, 7]);
    const thing = await loadThing(icon, 396, paint);
    return svg(SIDE, SIDE, surface(paints, roll) + lay(thing, { x: 298, y: 294, shadow: paints.shadow, turn }));
  }
  const { back, x, y, size, cast } = stage(paints, roll);
  const thing = await loadThing(icon, size, paint);
  const raise = cast > 0 ? Math.max(0, size - thing.height) * 0.2 : 0;
  return svg(SIDE, SIDE, back + stand(thing, { x, y: y - raise, cast, shadow: paints.shadow }));
}

/** Partly out of the frame. */
async function closeUp({ code, icon, tint }: Subject, [paint]: Paints): Promise<Buffer> {
  const roll = chance(`${code}~2`);
  const paints = tones(tint, roll.pick(['soft', 'dusk']), roll.pick([0, 20, -20]));
  const thing = await loadThing(icon, 730, paint);
  const x = 300 + roll.pick([-1, 1]) * Math.max(30, thing.width * 0.5 - 260);
  const y = 300 + Math.max(20, thing.height * 0.5 - 270);
  const turn = roll.pick([-1, 1]) * roll.between(3, 9);
  return svg(SIDE, SIDE, sheet(paints) + lay(thing, { x, y, turn, shadow: paints.shadow, lift: 24 }));
}

/** Centre, ground and size of each of n objects, those in the back first. */
const LAYOUTS: Record<number, readonly (readonly [number, number, number])[]> = {
  2: [
    [206, 424, 264],
    [388, 500, 312],
  ],
  3: [
    [306, 392, 236],
    [166, 486, 266],
    [432, 508, 290],
  ],
  4: [
    [204, 372, 202],
    [410, 366, 202],
    [164, 508, 244],
    [436, 520, 252],
  ],
  5: [
    [138, 338, 170],
    [304, 330, 170],
    [466, 338, 170],
    [190, 510, 232],
    [420, 520, 238],
  ],
  6: [
    [130, 336, 164],
    [300, 328, 164],
    [470, 336, 164],
    [116, 508, 196],
    [302, 524, 204],
    [486, 508, 196],
  ],
};

/** All its colours side by side, or two or three of it. */
async function company({ code, icon, tint }: Subject, coats: Paints): Promise<Buffer> {
  const roll = chance(`${code}~3`);
  const { stands } = await lookOf(icon);
  const ground = tones(tint, roll.pick(['day', 'soft']), roll.pick([0, 30, -30]));
  const { shadow } = ground;
  const spots = LAYOUTS[coats.length > 1 ? Math.min(6, coats.length) : roll.pick([2, 3])] ?? [];
  const flip = roll.pick([true, false]);
  const bodies = await Promise.all(
    spots.map(async ([x, y, size], at) => {
      const thing = await loadThing(icon, size, coats[coats.length > 1 ? spots.length - 1 - at : 0]);
      const edge = 16 + thing.width * (stands ? 0.5 : 0.54);
      const spot = {
        x: Math.min(SIDE - edge, Math.max(edge, flip ? SIDE - x : x)),
        shadow,
        turn: stands ? 0 : ((at % 2) * 2 - 1) * (6 + at * 4),
      };
      const middle = y - size * 0.42 - 18;
      return stands ? stand(thing, { ...spot, y, cast: 0.7 }) : lay(thing, { ...spot, y: middle, lift: 9 });
    }),
  );
  return svg(SIDE, SIDE, (stands ? plainStage(ground) : sheet(ground)) + bodies.join(''));
}

/** In the evening, with a companion. */
async function scene({ code, icon, tint, section }: Subject, [paint]: Paints): Promise<Buffer> {
  const roll = chance(`${code}~4`);
  const look = await lookOf(icon);
  const dark = look.dark || (paint?.brightness ?? 1) < 0.75;
  const bright = dark || (tint > 40 && tint < 100);
  const paints = tones(tint, bright ? 'dusk' : roll.pick(['dusk', 'night', 'night']), roll.pick([16, -16, 0]));
  const side = roll.pick([-1, 1]);
  const { shadow } = paints;
  const thing = await loadThing(icon, 376, paint);
  const friend = await loadThing(await companionOf(section, icon, look.stands, roll), 146);
  if (!look.stands) {
    const body = lay(thing, { x: 300 - side * 36, y: 272, turn: side * roll.between(10, 20), shadow });
    const small = lay(friend, { x: 300 + side * 188, y: 472, turn: side * -12, shadow, lift: 9 });
    return svg(SIDE, SIDE, surface(paints, roll) + body + small);
  }
  const body = stand(thing, { x: 300 - side * 58, y: 484, shadow });
  const small = stand(friend, { x: 300 + side * 186, y: 518, shadow });
  return svg(SIDE, SIDE, plainStage(paints, 390) + body + small);
}
