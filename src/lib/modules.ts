import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EARLY_SCRIPT } from './seo/early.ts';
import { LATER, RUN_SCRIPT } from './seo/later.ts';

export type Modules = {
  /** Address of a script → addresses of all that it imports at load. */
  chains: ReadonlyMap<string, readonly string[]>;
  /** Address of a script that does nothing but import another one → address of that one. */
  stands: ReadonlyMap<string, string>;
};

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g;
const BASE = '/_astro/';
const SCRIPT = `<script type="module" src="${BASE}`;
const LATER_SCRIPT = `<script type="${LATER}" src="`;
const EARLY = `<script>${EARLY_SCRIPT}`;
const RUN = `<script type="module">${RUN_SCRIPT}</script>`;
const ONLY_IMPORT = /^import"\.\/([\w.-]+\.js)";?\s*$/;

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

/**
 * The page with its scripts, and all that they import, asked for by the inline script of its head instead of by the
 * browser when it sees them, and started by one at its end.
 */
export function withLaterScripts(page: string, { chains, stands }: Modules): string {
  const head = page.indexOf(EARLY);
  // Split at text: a pattern takes ten times as long for each page.
  const [start = '', ...rest] = page.split(SCRIPT);
  if (head < 0 || !rest.length) return page;
  const scripts = rest.map((text) => {
    const name = text.slice(0, text.indexOf('"'));
    return { address: stands.get(BASE + name) ?? BASE + name, after: text.slice(name.length) };
  });
  const wanted = new Set(scripts.flatMap(({ address }) => [address, ...(chains.get(address) ?? [])]));
  const links = [...wanted].map((address) => `<link rel="${LATER}" href="${address}">`).join('');
  const whole = start + scripts.map(({ address, after }) => LATER_SCRIPT + address + after).join('');
  return whole.slice(0, head) + links + whole.slice(head) + RUN;
}
