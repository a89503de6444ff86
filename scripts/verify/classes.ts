import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * Every class that a page's markup names is styled by a sheet of that page, or is what a script or a test looks for. The desk has one
 * sheet, whose sources are listed in src/styles/desk.css: what its pages show and the list lacks would lose its looks.
 */
const BUILT = 'dist/client/_astro';
const IMPORT = /(?:from |import\()'(\.[^']+\.(?:astro|tsx))'/g;
const MARKUP = /\bclass(?:Name)?=(?:"([^"]*)"|\{`([^`]*)`\}|\{([^`}]*)\})|\bclass:list=\{\[([^\]]*)\]/g;
const CLASS = /^-?[a-z][\w./:[\]()%#,-]*$/i;
const OF_TAILWIND = /^(group|peer)(\/|$)/;

/** Of files that these import, and those import, and so on. */
function reached(entries: readonly string[]): string[] {
  const found = new Set<string>();
  const next = [...entries];
  for (let file = next.pop(); file; file = next.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      next.push(normalize(join(dirname(file), path)));
  }
  return [...found];
}

function namedIn(file: string): string[] {
  const names: string[] = [];
  for (const [, plain, template, choice, list] of readFileSync(file, 'utf8').matchAll(MARKUP)) {
    // What touches a hole is a part of a name.
    const texts = plain ?? template?.replace(/\S*\$\{[^}]*\}\S*/g, ' ') ?? quoted(choice ?? list ?? '');
    names.push(...texts.split(/\s+/).filter((name) => CLASS.test(name)));
  }
  return names;
}

const quoted = (code: string): string => [...code.matchAll(/(?<![=!]== )'([^']*)'/g)].map(([, text]) => text).join(' ');

/** In scripts of the server a sheet is a string, in which backslashes are doubled. */
function styledBy(files: readonly string[]): Set<string> {
  const css = files.map((file) => readFileSync(file, 'utf8').replaceAll('\\\\', '\\')).join('\n');
  return new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')));
}

const desk = globSync('src/pages/desk/**/*.astro');
const others = globSync('src/pages/**/*.astro').filter((file) => !desk.includes(file));
const sheets = globSync(`${BUILT}/*.css`);
const onDemand = sheets.filter((file) => !/\/(desk|inside)\./.test(file));
const looking = globSync([
  'tests/**/*.{ts,tsx}',
  'src/{page-scripts,lib,stores,islands}/**/*.{ts,tsx}',
  'scripts/shots/*.ts',
])
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

function unstyled(entries: readonly string[], styles: Set<string>): string[] {
  return reached(entries).flatMap((file) =>
    [...new Set(namedIn(file))]
      .filter((name) => !styles.has(name) && !OF_TAILWIND.test(name) && !looking.includes(`.${name}`))
      .map((name) => `${file}: ${name} is styled by no sheet of its pages, and nothing looks for it`),
  );
}

const problems = [
  ...unstyled(desk, styledBy([...onDemand, ...sheets.filter((file) => file.includes('/desk.'))])),
  ...unstyled(
    others,
    styledBy([...sheets.filter((file) => !file.includes('/desk.')), ...globSync('dist/server/chunks/*.mjs')]),
  ),
];
process.stdout.write(problems.map((one) => `${one}\n`).join(''));
process.exit(problems.length ? 1 : 0);
