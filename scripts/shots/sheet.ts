import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';

const SHEET = { width: 2000, height: 1000 };

/** Lays the pictures of each page out on one sheet, as it opens and whole. @returns the sheets */
export async function layOut(browser: Browser, folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => /\.(top|whole)\.png$/.test(file)).sort();
  const sheets = Map.groupBy(files, (file) => `${file.split('.')[0]}.${file.includes('.top.') ? 'top' : 'whole'}`);
  const made: string[] = [];
  const page = await browser.newPage({ viewport: SHEET });
  for (const [name, pictures] of sheets) {
    const html = join(folder, `sheet.${name}.html`);
    await writeFile(html, markup(pictures));
    await page.goto(pathToFileURL(html).href);
    const file = join(folder, `sheet.${name}.png`);
    await page.screenshot({ path: file, fullPage: true });
    made.push(file);
  }
  await page.close();
  return made;
}

function markup(files: readonly string[]): string {
  const figures = files.map(
    (file) => `<figure><img src="${encodeURI(file)}"><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 16px; background: #777; font: 13px sans-serif; color: #fff;
      display: grid; grid-template-columns: repeat(4, 1fr); gap: 16px; align-items: start }
    figure { margin: 0 } img { width: 100%; display: block } figcaption { padding: 4px 0 }
  </style>${figures.join('')}`;
}
