import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAPTCHA } from '#contract/captcha/values.ts';
import type { Drawn } from './block.ts';
import type { Point } from './captcha.rules.ts';
import { between, draw, type Random } from './random.ts';
import { compose, drawScene, specks, svg } from './scene.ts';

type Glyphs = { em: number; paths: Record<string, string> };

const { width, height, clickTolerance, wordsDrawn, clicks } = CAPTCHA;
const EDGE = 27;
/** Distance on one axis at which no click is right for two words. */
const APART = 2 * clickTolerance + 2;
const TRIES = 60;
const INKS = ['#e8412f', '#1f5fbf', '#0d7a4f', '#7a2fa8', '#b8480c', '#1d2433', '#0b6f86', '#a3195b'];

let glyphs: Glyphs | undefined;

function readGlyphs(): Glyphs {
  const text = readFileSync(join(import.meta.dirname, 'assets/glyphs.json'), 'utf8');
  return JSON.parse(text) as Glyphs;
}

export async function drawWords(random: Random): Promise<Drawn> {
  glyphs ??= readGlyphs();
  const { em, paths } = glyphs;
  const words = draw(random, Object.keys(paths), wordsDrawn);
  const places = scatter(random);
  const inks = draw(random, INKS, wordsDrawn);
  const drawn = words.map((word, n) =>
    placed(random, paths[word] ?? '', em, places[n] ?? { x: 0, y: 0 }, inks[n] ?? '#000'),
  );
  const scene = await drawScene(random);
  const input = svg({ width, height }, specks(random, 70) + drawn.join(''));
  return {
    originalImageBase64: await compose(scene, [{ input }]),
    wordList: words.slice(0, clicks),
    solution: { type: 'clickWord', points: places.slice(0, clicks) },
  };
}

function scatter(random: Random): Point[] {
  for (let turn = 0; turn < TRIES; turn += 1) {
    const places = Array.from({ length: wordsDrawn }, () => ({
      x: Math.round(between(random, EDGE, width - EDGE)),
      y: Math.round(between(random, EDGE, height - EDGE)),
    }));
    if (places.every((one, n) => places.slice(n + 1).every((other) => areApart(one, other)))) return places;
  }
  const columns = Array.from({ length: wordsDrawn }, (_, n) => ((n + 0.5) * width) / wordsDrawn);
  const spread = columns.map((x) => ({ x: Math.round(x), y: Math.round(between(random, EDGE, height - EDGE)) }));
  return draw(random, spread, wordsDrawn);
}

const areApart = (one: Point, other: Point): boolean =>
  Math.abs(one.x - other.x) >= APART || Math.abs(one.y - other.y) >= APART;

function placed(random: Random, path: string, em: number, { x, y }: Point, ink: string): string {
  const scale = between(random, 32, 40) / em;
  const moves = [
    `translate(${x} ${y})`,
    `rotate(${between(random, -38, 38).toFixed(1)})`,
    `skewX(${between(random, -9, 9).toFixed(1)})`,
    `scale(${scale.toFixed(4)} ${(scale * between(random, 0.9, 1.1)).toFixed(4)})`,
    `translate(${-em / 2} ${-em / 2})`,
  ];
  const edge = `stroke="#fff" stroke-opacity="0.85" stroke-width="${(3.2 / scale).toFixed(0)}" stroke-linejoin="round"`;
  return `<g transform="${moves.join(' ')}"><path d="${path}" fill="none" ${edge}/><path d="${path}" fill="${ink}"/></g>`;
}
