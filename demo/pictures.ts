/**
 * Draws the pictures of the demo mall: node demo/pictures.ts [--only <start of a code>] [--sheet <out.png>]
 * `--sheet` also writes a contact sheet of the first picture of everything selected.
 */
import { existsSync, readdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { type Batch, drawAll, fileOf, sweep, totals } from './draw/batch.ts';
import { productBatch } from './draw/product.ts';
import { contactSheet } from './draw/sheet.ts';
import { siteBatches } from './draw/site.ts';
import type { DemoSection } from './types.ts';

const { only, sheet } = parseArgs({ options: { only: { type: 'string' }, sheet: { type: 'string' } } }).values;

async function loadSections(): Promise<DemoSection[]> {
  const folder = join(import.meta.dirname, 'catalog');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.ts')) : [];
  const modules = await Promise.all(
    files.sort().map((name) => import(join(folder, name)) as Promise<{ section?: DemoSection }>),
  );
  return modules.flatMap(({ section }) => section ?? []);
}

const sections = await loadSections();
const all: Batch[] = [
  ...siteBatches(sections),
  ...sections.flatMap(({ category, products }) => products.map((product) => productBatch(product, category.code))),
];
const chosen = only ? all.filter(({ key }) => key.startsWith(only)) : all;

sharp.concurrency(1);
const start = Date.now();
const drawn = await drawAll(chosen, cpus().length);
const removed = only ? 0 : sweep(all);
const { files, bytes } = totals();
const seconds = ((Date.now() - start) / 1000).toFixed(0);
process.stdout.write(
  `Drew ${drawn}, removed ${removed} in ${seconds} s; ${files} pictures, ${(bytes / 1e6).toFixed(2)} MB\n`,
);
if (sheet)
  await contactSheet(
    chosen.map(({ drawings: [first] }) => fileOf(first?.path ?? '')),
    sheet,
  );
