import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

const MIRROR = resolve('.astro/imports');
const MODULES = '.dependency-cruiser.cjs';
const FOLDERS_OF_MALL = '.dependency-cruiser.folders.cjs';
const FOLDERS = ['contract', 'mall', 'src', 'server', 'build', 'demo', 'scripts', 'public', 'tests'];

/**
 * dependency-cruiser does not read `.astro` files, so it gets a copy of the sources where each stands as a module of
 * just its imports: `Shell.astro` as `Shell.astro.ts`.
 */
async function mirror(): Promise<void> {
  await rm(MIRROR, { recursive: true, force: true });
  await mkdir(MIRROR, { recursive: true });
  for (const file of ['server.ts', 'tsconfig.json', 'package.json', MODULES, FOLDERS_OF_MALL]) {
    await cp(file, join(MIRROR, file));
  }
  for (const folder of FOLDERS)
    await cp(folder, join(MIRROR, folder), { recursive: true, filter: (path) => !path.includes('demo/pictures') });
  await symlink(resolve('node_modules'), join(MIRROR, 'node_modules'));
  for (const file of listed('.astro')) {
    const text = await readFile(file, 'utf8');
    const copy = join(MIRROR, `${file}.ts`);
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, importsOf(text).join('\n'));
    await rm(join(MIRROR, file));
  }
}

/** Every import statement of an `.astro` file, of its frontmatter and of its scripts. */
const importsOf = (text: string): string[] => text.match(/^\s*import\s[^;]*;/gm) ?? [];

const listed = (ending: string): string[] =>
  spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', `*${ending}`], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);

/** @returns whether the rules hold */
function cruise(config: string, ...paths: string[]): boolean {
  const tool = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { status } = spawnSync(process.execPath, [tool, '--config', config, ...paths], {
    cwd: MIRROR,
    stdio: 'inherit',
  });
  return status === 0;
}

await mirror();
const held = [cruise(MODULES, ...FOLDERS.slice(0, 7), 'server.ts'), cruise(FOLDERS_OF_MALL, 'mall')];
process.exit(held.every(Boolean) ? 0 : 1);
