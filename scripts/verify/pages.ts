import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { AstroCheck } from '@astrojs/language-server';

const ROOT = resolve(import.meta.dirname, '../..');

/** Types of the Astro files alone: `astro check` looks at every TypeScript file as well, which the compiler does anyway. */
async function main(): Promise<boolean> {
  const typescript = createRequire(import.meta.url).resolve('typescript');
  const checker = new AstroCheck(ROOT, typescript, resolve(ROOT, 'tsconfig.json'));
  const fileNames = globSync('src/**/*.astro', { cwd: ROOT }).map((file) => resolve(ROOT, file));
  const { errors, warnings, fileChecked } = await checker.lint({ fileNames, logErrors: { level: 'warning' } });
  return fileChecked > 0 && errors + warnings === 0;
}

process.exit((await main()) ? 0 : 1);
