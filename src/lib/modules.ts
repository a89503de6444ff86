import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Modules = {
  /** Address of a script → addresses of all that it imports at load. */
  chains: ReadonlyMap<string, readonly string[]>;
  /** Address of a script that does nothing but import another one → address of that one. */
  stands: ReadonlyMap<string, string>;
};

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g;
const SCRIPT = '<script type="module" src="';
const HEAD_END = '</head>';
const ONLY_IMPORT = /^import"\.\/([\w.-]+\.js)";?\s*$/;
const BASE = '/_astro/';

/** Reads who imports whom out of the client build, so that pages can name the whole chain at once. */
export function readModules(folder: string): Modules {
  const codes = readCodes(folder);
  const direct = new Map(
    [...codes].map(([name, code]) => [name, [...code.matchAll(STATIC_IMPORT)].map(([, found]) => found ?? '')]),
  );
  const reach = (name: string, seen: Set<string>): Set<string> => {
    for (const next of direct.get(name) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  const names = [...codes.keys()];
  return {
    chains: new Map(names.map((name) => [BASE + name, [...reach(name, new Set())].map((next) => BASE + next)])),
    stands: new Map(
      [...codes].flatMap(([name, code]) => {
        const [, other] = ONLY_IMPORT.exec(code) ?? [];
        return other ? [[BASE + name, BASE + other] as const] : [];
      }),
    ),
  };
}

function readCodes(folder: string): Map<string, string> {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
    return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  } catch {
    return new Map();
  }
}

/** The page with what its scripts import asked for at once, instead of one round trip later. */
export function withModulePreloads(page: string, { chains, stands }: Modules): string {
  // Split at text: a pattern takes ten times as long for each page.
  const [start = '', ...rest] = page.split(SCRIPT);
  const scripts = rest.map((text) => {
    const address = text.slice(0, text.indexOf('"'));
    return { address: stands.get(address) ?? address, after: text.slice(address.length) };
  });
  const wanted = new Set(scripts.flatMap(({ address }) => chains.get(address) ?? []));
  for (const { address } of scripts) wanted.delete(address);
  const links = [...wanted].map((address) => `<link rel="modulepreload" href="${address}">`).join('');
  const whole = start + scripts.map(({ address, after }) => SCRIPT + address + after).join('');
  const head = links ? whole.indexOf(HEAD_END) : -1;
  return head < 0 ? whole : whole.slice(0, head) + links + whole.slice(head);
}
