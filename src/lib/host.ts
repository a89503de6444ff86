import type { DataStore } from './cache/data.ts';
import type { PageStore } from './cache/pages.ts';
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

const KEY = Symbol.for('liangji.host');
type Holder = { [KEY]?: Host };

export function setHost(host: Host): void {
  (globalThis as Holder)[KEY] = host;
}

export function getHost(): Host {
  const host = (globalThis as Holder)[KEY];
  if (!host) throw new Error('the storefront was started without a host');
  return host;
}
