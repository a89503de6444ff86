import type { DataStore } from './cache/data.ts';
import type { PageStore, StoredPage } from './cache/pages.ts';
import type { Modules } from './modules.ts';

/**
 * What `server.ts` (or the dev server) gives the storefront of its process. It crosses from one module graph into
 * another, built, one, so it hangs on a global symbol instead of an import.
 */
export type Host = {
  /** Calls the mall: in process when it is embedded, over HTTP otherwise. Takes whole URLs of any origin. */
  mallFetch: (request: Request) => Promise<Response>;
  pages: PageStore;
  data: DataStore;
  /** What the scripts of the client build import. */
  modules: Modules;
  /** Origin for absolute links; undefined: the request's own. */
  siteUrl: string | undefined;
  /** Where page visits are pushed besides the mall; undefined: nowhere. */
  analyticsUrl: string | undefined;
  /** Prefix of relative picture paths. */
  imageBase: string;
  log: { error(details: object, message: string): void };
};

/** What the storefront gives `server.ts` in return: a finished page, or any other answer, as the page of what is not there. */
export type Render = (request: Request) => Promise<StoredPage | Response>;

const KEY = Symbol.for('liangji.host');
const RENDER = Symbol.for('liangji.render');
type Holder = { [KEY]?: Host; [RENDER]?: Render };

export function setHost(host: Host): void {
  (globalThis as Holder)[KEY] = host;
}

export function getHost(): Host {
  const host = (globalThis as Holder)[KEY];
  if (!host) throw new Error('the storefront was started without a host');
  return host;
}

export function setRender(render: Render): void {
  (globalThis as Holder)[RENDER] = render;
}

export function getRender(): Render {
  const render = (globalThis as Holder)[RENDER];
  if (!render) throw new Error('the storefront is not loaded');
  return render;
}
