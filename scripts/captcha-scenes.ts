import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

// Draws the pictures behind the captchas into mall/captcha/assets: node scripts/captcha-scenes.ts

const WIDTH = 640;
const HEIGHT = 360;
const OUT = 'mall/captcha/assets';

/** Colours from far to near; the first two are the sky's. */
type Scene = { name: string; colours: string[]; draw: (colours: string[], random: () => number) => string };

/** The same picture every time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const ridge = (base: number, height: number, waves: number, random: () => number): string => {
  const phase = random() * 6;
  const points = Array.from({ length: 33 }, (_, n) => {
    const x = (n / 32) * WIDTH;
    const turn = (n / 32) * waves * Math.PI + phase;
    const y = base - height * (0.5 * Math.sin(turn) + 0.3 * Math.sin(turn * 2.3 + phase) + 0.2 * random());
    return `${x.toFixed(0)} ${y.toFixed(0)}`;
  });
  return `M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}Z`;
};

const disc = (x: number, y: number, r: number, colour: string, opacity: number): string =>
  `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}" fill="${colour}" opacity="${opacity}"/>`;

function hills(colours: string[], random: () => number): string {
  const layers = colours.slice(2).map((colour, n, all) => {
    const base = 130 + (n / all.length) * 220;
    return `<path d="${ridge(base, 46 - n * 4, 2 + n, random)}" fill="${colour}"/>`;
  });
  const sun = disc(120 + random() * 400, 60 + random() * 50, 34, '#fff', 0.75);
  return sun + layers.join('') + trees(colours.at(-1) ?? '#333', random);
}

function trees(colour: string, random: () => number): string {
  return Array.from({ length: 26 }, () => {
    const [x, y, h] = [random() * WIDTH, 250 + random() * 100, 26 + random() * 44];
    return `<path d="M${x} ${y}l${h * 0.24} ${h}h${-h * 0.48}Z" fill="${colour}" opacity="0.85"/>`;
  }).join('');
}

function discs(colours: string[], random: () => number): string {
  return Array.from({ length: 46 }, () => {
    const colour = colours[2 + Math.floor(random() * (colours.length - 2))] ?? '#fff';
    return disc(random() * WIDTH, random() * HEIGHT, 14 + random() * 62, colour, 0.35 + random() * 0.4);
  }).join('');
}

function tiles(colours: string[], random: () => number): string {
  const side = 40;
  return Array.from({ length: (WIDTH / side) * (HEIGHT / side) }, (_, n) => {
    const [x, y] = [(n % (WIDTH / side)) * side, Math.floor(n / (WIDTH / side)) * side];
    const colour = colours[Math.floor(random() * colours.length)] ?? '#fff';
    const shapes = [
      `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${colour}"/>`,
      `<path d="M${x} ${y}h${side}a${side} ${side} 0 0 1 ${-side} ${side}Z" fill="${colour}"/>`,
      `<path d="M${x} ${y + side}v${-side}a${side} ${side} 0 0 1 ${side} ${side}Z" fill="${colour}"/>`,
      disc(x + side / 2, y + side / 2, side / 2.6, colour, 1),
    ];
    return shapes[Math.floor(random() * shapes.length)] ?? '';
  }).join('');
}

function town(colours: string[], random: () => number): string {
  return colours
    .slice(2)
    .flatMap((colour, row, all) => {
      const base = HEIGHT - (all.length - 1 - row) * 34;
      return Array.from({ length: 17 }, (_, n) => {
        const [x, width, height] = [n * 40 - 20 + random() * 16, 26 + random() * 22, 70 + random() * 120 - row * 14];
        const windows = Array.from({ length: 8 }, (__, w) => {
          const lit = random() > 0.4 ? 0.55 : 0.12;
          return `<rect x="${x + 5 + (w % 2) * 11}" y="${base - height + 10 + (w >> 1) * 17}" width="6" height="9" fill="#fff3c9" opacity="${lit}"/>`;
        });
        return `<rect x="${x}" y="${base - height}" width="${width}" height="${height + 40}" fill="${colour}"/>${windows.join('')}`;
      });
    })
    .join('');
}

const SCENES: Scene[] = [
  { name: 'dawn', draw: hills, colours: ['#f9d9b8', '#e79a7d', '#c97f77', '#9c6470', '#6f4c62', '#463a52'] },
  { name: 'valley', draw: hills, colours: ['#cfe8ee', '#8cc3d6', '#7fb7a6', '#5a9a83', '#3b7a68', '#23584f'] },
  { name: 'dusk', draw: hills, colours: ['#5b4b8a', '#e58f8a', '#7a5a94', '#5a4680', '#3d3266', '#241f47'] },
  { name: 'autumn', draw: hills, colours: ['#f7ecd2', '#efc27a', '#dd9a4f', '#bf7136', '#8f4d2c', '#5c3323'] },
  { name: 'snow', draw: hills, colours: ['#dfe9f5', '#a9c0dd', '#e8eff7', '#b9cce2', '#7f9cc0', '#486a94'] },
  { name: 'lanterns', draw: discs, colours: ['#3a2036', '#7a2e3c', '#e9704a', '#f3a65b', '#d84a4a', '#f7d08a'] },
  { name: 'pond', draw: discs, colours: ['#0f4c5c', '#1f7a7a', '#5bb59b', '#9ad7b0', '#2f8f9d', '#d6efc7'] },
  { name: 'petals', draw: discs, colours: ['#f6dfe6', '#e3b4cc', '#f4a7b9', '#c98bb9', '#fff3f0', '#9b7cb6'] },
  { name: 'quilt', draw: tiles, colours: ['#2b4c6f', '#e8c07d', '#cc6b49', '#8fb8a8', '#f3e9d6', '#5d7f9c'] },
  { name: 'porcelain', draw: tiles, colours: ['#eaf1f7', '#2f5fa5', '#7fa6d6', '#c5d9ee', '#173c78', '#a5c0dd'] },
  { name: 'harbour', draw: town, colours: ['#1d2b53', '#c46a7c', '#3c4a7d', '#2c3865', '#1b2447'] },
  { name: 'lanes', draw: town, colours: ['#f4dcc0', '#9cc4cf', '#c98a6b', '#a3624f', '#6e4343'] },
];

await mkdir(OUT, { recursive: true });
let bytes = 0;
for (const [seed, { name, colours, draw }] of SCENES.entries()) {
  const random = createRandom(seed * 7_919 + 17);
  const sky = `<linearGradient id="s" x2="0.3" y2="1"><stop stop-color="${colours[0]}"/><stop offset="1" stop-color="${colours[1]}"/></linearGradient>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>${sky}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#s)"/>${draw(colours, random)}</svg>`;
  const picture = await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
  await writeFile(join(OUT, `${name}.webp`), picture);
  bytes += picture.length;
}
process.stdout.write(`${SCENES.length} scenes, ${bytes} bytes\n`);
