import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LOCALES = 'public/locales';
const SAME = 'tests/lib/shared/same-texts.json';
type Tree = { [key: string]: string | Tree };
type Texts = Map<string, string>;

/** Every text of one language by `namespace:key`. */
function load(language: string): Texts {
  const texts: Texts = new Map();
  for (const file of readdirSync(join(LOCALES, language))) {
    const tree = JSON.parse(readFileSync(join(LOCALES, language, file), 'utf8')) as Tree;
    flatten(tree, `${file.slice(0, -'.json'.length)}:`, texts);
  }
  return texts;
}

function flatten(tree: Tree, prefix: string, into: Texts): void {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, into);
  }
}

const parameters = (text: string): string => (text.match(/\{\{\s*[\w-]+/g) ?? []).sort().join();

function compare(zh: Texts, en: Texts): string[] {
  const same = new Set(JSON.parse(readFileSync(SAME, 'utf8')) as string[]);
  const problems: string[] = [];
  for (const key of new Set([...zh.keys(), ...en.keys()])) {
    const [one, other] = [zh.get(key), en.get(key)];
    if (one === undefined || other === undefined)
      problems.push(`${key} is missing in ${one === undefined ? 'zh' : 'en'}`);
    else if (parameters(one) !== parameters(other)) problems.push(`${key} has other parameters in en than in zh`);
    else if (/\p{Script=Han}/u.test(other)) problems.push(`${key} is Chinese in en`);
    else if (one === other && !same.has(key))
      problems.push(`${key} is the same in both languages; list it in ${SAME} if it should be`);
  }
  return problems;
}

/** Keys that nothing in `src` names, and keys named there that do not exist. Plural endings belong to their key. */
function compareWithUse(texts: Texts): string[] {
  const source = sources();
  const named = new Set(
    [...source.matchAll(/['"`]((?:[a-z]+:)?[\w-]+(?:\.[\w-]+)*)['"`]/g)].map(([, key = '']) => whole(key)),
  );
  const starts = [...source.matchAll(/`((?:[a-z]+:)?[\w-]+(?:\.[\w-]+)*\.)\$\{/g)].map(([, start = '']) =>
    whole(start),
  );
  // States and kinds that fill holes are named by the contract.
  const isComposed = composedOf(source, source + sources('contract'));
  const used = (key: string) => {
    const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
    return named.has(base) || starts.some((start) => base.startsWith(start)) || isComposed(base);
  };
  const asked = [...source.matchAll(/\b(?:texts\(\s*t,\s*\[([^\]]*)\]|t\(\s*('[^']+'))/g)]
    .flatMap(([, list, one]) => (list ?? one ?? '').match(/'[^']+'/g) ?? [])
    .map((quoted) => whole(quoted.slice(1, -1)));
  const namespaces = new Set([...texts.keys()].map((key) => key.split(':')[0]));
  const quoted = [...source.matchAll(/['"](([a-z]+):[\w-]+(?:\.[\w-]+)*)['"]/g)].flatMap(([, key = '', namespace]) =>
    namespaces.has(namespace) ? key : [],
  );
  const isGroup = (key: string) => [...texts.keys()].some((one) => one.startsWith(`${key}.`));
  const missing = [
    ...asked.filter((key) => !texts.has(key) && !texts.has(`${key}_other`)),
    ...quoted.filter((key) => !texts.has(key) && !texts.has(`${key}_other`) && !isGroup(key)),
  ];
  return [
    ...[...texts.keys()].filter((key) => !used(key)).map((key) => `${key} is used nowhere`),
    ...[...new Set(missing)].map((key) => `${key} is used but does not exist`),
  ];
}

/** Whether a template such as `${texts}:find` makes the key, and each of its holes is filled by a text that is quoted somewhere. */
function composedOf(source: string, quoting: string): (key: string) => boolean {
  const quoted = new Set([...quoting.matchAll(/['"`]([\w:.-]+)['"`]/g)].map(([, text = '']) => text));
  const templates = [...source.matchAll(/`((?:[\w:.-]|\$\{\w+\})*\$\{\w+\}(?:[\w:.-]|\$\{\w+\})*)`/g)]
    .map(([, template = '']) => template)
    .filter((template) => /[:.A-Z]/.test(template.replace(/\$\{\w+\}/g, '')));
  const patterns = [...new Set(templates)].map(
    (template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{\w+\}/g, '([\\w:.-]+)')}$`),
  );
  return (key) =>
    patterns.some((pattern) =>
      pattern
        .exec(key)
        ?.slice(1)
        .every((part) => quoted.has(part)),
    );
}

const whole = (key: string): string => (key.includes(':') ? key : `common:${key}`);

function sources(folder = 'src'): string {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', folder], {
    encoding: 'utf8',
  });
  const files = stdout.split('\n').filter((file) => /\.(astro|tsx?)$/.test(file));
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

const [zh, en] = [load('zh'), load('en')];
const problems = [...compare(zh, en), ...compareWithUse(zh)];
process.stdout.write(problems.length ? `${problems.join('\n')}\n` : `${zh.size} texts in both languages\n`);
process.exit(problems.length ? 1 : 0);
