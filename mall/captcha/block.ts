import sharp from 'sharp';
import { CAPTCHA } from '#contract/captcha/values.ts';
import type { Solution } from './captcha.rules.ts';
import { between, type Random, whole } from './random.ts';
import { compose, drawScene, ofRaw, specks, svg } from './scene.ts';
import { jigsaw } from './shape.ts';

export type Drawn = {
  originalImageBase64: string;
  jigsawImageBase64?: string;
  wordList?: string[];
  solution: Solution;
};

const { width, height, pieceWidth } = CAPTCHA;
const STRIP = { width: pieceWidth, height };
/** The piece starts at the left edge, and must not cover the hole there. */
const FIRST_X = 80;
const BODY = 34;
const MARGIN = 16;

const rowOf = (random: Random) => whole(random, MARGIN, height - BODY - MARGIN);

const hole = (path: string, x: number, darkness: number): string =>
  `<g transform="translate(${x} 0)"><path d="${path}" fill="#000" fill-opacity="${darkness.toFixed(2)}" stroke="#fff" stroke-opacity="0.5" stroke-width="1"/></g>`;

export async function drawBlock(random: Random): Promise<Drawn> {
  const scene = await drawScene(random);
  const path = jigsaw(random, rowOf(random));
  const x = whole(random, FIRST_X, width - pieceWidth - 4);
  const decoy = hole(jigsaw(random, rowOf(random)), decoyX(random, x), between(random, 0.22, 0.3));
  const marks = decoy + hole(path, x, between(random, 0.46, 0.58)) + specks(random, 90);
  const [originalImageBase64, jigsawImageBase64] = await Promise.all([
    compose(scene, [{ input: svg({ width, height }, marks) }]),
    drawPiece(scene, path, x),
  ]);
  return {
    originalImageBase64,
    jigsawImageBase64,
    solution: { type: 'blockPuzzle', points: [{ x, y: CAPTCHA.blockY }] },
  };
}

function decoyX(random: Random, x: number): number {
  const gap = pieceWidth + 8;
  const last = width - pieceWidth;
  const [left, right] = [Math.max(0, x - gap - pieceWidth), Math.max(0, last - x - gap)];
  const at = between(random, 0, left + right);
  return Math.round(at < left ? pieceWidth + at : x + gap + at - left);
}

async function drawPiece(scene: Buffer, path: string, x: number): Promise<string> {
  const strip = await ofRaw(scene)
    .extract({ left: x, top: 0, ...STRIP })
    .ensureAlpha()
    .png()
    .toBuffer();
  const cut = await sharp(strip)
    .composite([{ input: svg(STRIP, `<path d="${path}"/>`), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const line = (colour: string, opacity: number, wide: number) =>
    `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${wide}"/>`;
  const edge = line('#000', 0.35, 3) + line('#fff', 0.95, 1.5);
  const piece = await sharp(cut)
    .composite([{ input: svg(STRIP, edge) }])
    .png()
    .toBuffer();
  return piece.toString('base64');
}
