import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Address of a script → addresses of all that it imports at load. */
export type Modules = ReadonlyMap<string, readonly string[]>;

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g;
const SCRIPT = /<script type="module" src="([^"]+)"/g;
const BASE = '/_astro/';

/** Reads who imports whom out of the client build, so that pages can name the whole chain at once. */
export function readModules(folder: string): Modules {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  } catch {
    return new Map();
  }
  const direct = new Map(
    names.map((name) => [
      name,
      [...readFileSync(join(folder, name), 'utf8').matchAll(STATIC_IMPORT)].map(([, found]) => found ?? ''),
    ]),
  );
  const reach = (name: string, seen: Set<string>): Set<string> => {
    for (const next of direct.get(name) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  return new Map(names.map((name) => [BASE + name, [...reach(name, new Set())].map((next) => BASE + next)]));
}

/** The page with what its scripts import asked for at once, instead of one round trip later. */
export function withModulePreloads(html: string, modules: Modules): string {
  const scripts = [...html.matchAll(SCRIPT)].map(([, address]) => address ?? '');
  const wanted = new Set(scripts.flatMap((address) => modules.get(address) ?? []));
  for (const script of scripts) wanted.delete(script);
  if (!wanted.size) return html;
  const links = [...wanted].map((address) => `<link rel="modulepreload" href="${address}">`).join('');
  return html.replace('</head>', `${links}</head>`);
}
