/** Each category shows one of its goods, round. */
import sharp from 'sharp';
import type { DemoCategory, DemoProduct, DemoSection } from '../types.ts';
import type { Batch } from './batch.ts';
import { svg } from './canvas.ts';
import { categoryPicture } from './names.ts';
import { productBatch } from './product.ts';
import { productRenders } from './renders.ts';
import { ellipse } from './shapes.ts';

/** To be raised when these pictures change without a change of their inputs. */
const STYLE = 1;
const SIDE = 160;
/** Things stand in the middle of their pictures: what is round shows this part of the width. */
const SHOWN = 0.84;

export function categoryBatches(section: DemoSection): Batch[] {
  return [...goodOfEach(section)].map(([code, product]) => {
    const { inputs, drawings } = productBatch(product, section.category.code);
    const path = categoryPicture(code);
    const draw = async () => round(await (drawings[0]?.draw() ?? noGoods(code)));
    return { key: path.replace('demo/', ''), inputs: [STYLE, inputs], drawings: [{ path, draw }] };
  });
}

/** The best seller with a render, and another one than the categories below, next to which it is shown. */
function goodOfEach({ category, products }: DemoSection): Map<string, DemoProduct> {
  const chosen = new Map<string, DemoProduct>();
  const choose = ({ code, children = [] }: DemoCategory): DemoProduct[] => {
    const own = children.length ? children.flatMap(choose) : products.filter((product) => product.category === code);
    const sold = own.filter(({ state }) => !state).sort((one, another) => another.sales - one.sales);
    const rendered = sold.filter((product) => productRenders(product));
    const taken = new Set(chosen.values());
    const other = rendered.find((product) => !taken.has(product));
    chosen.set(code, other ?? rendered[0] ?? sold[0] ?? noGoods(code));
    return own;
  };
  choose(category);
  return chosen;
}

function noGoods(code: string): never {
  throw new Error(`No goods in ${code}`);
}

async function round(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  const side = Math.round(width * SHOWN);
  const from = Math.round((width - side) / 2);
  const disc = await svg(SIDE, SIDE, ellipse(SIDE / 2, SIDE / 2, SIDE / 2, SIDE / 2, '#fff'));
  return sharp(picture)
    .extract({ left: from, top: from, width: side, height: side })
    .resize(SIDE, SIDE)
    .ensureAlpha()
    .composite([{ input: disc, blend: 'dest-in' }])
    .png()
    .toBuffer();
}
