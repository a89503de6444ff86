import { inspect } from 'node:util';
import { createDataCache, type DataCache } from './data-cache.ts';
import { devCleanHtml } from './dev-clean.ts';

export type SiteContext = {
  /** Calls the mall: in process when it is embedded, over HTTP otherwise. Takes whole URLs of any origin. */
  mallFetch: (request: Request) => Promise<Response>;
  /** Whether the mall is this project's own, so that its desk is here. */
  hasDesk: boolean;
  data: DataCache;
  /** Cleans rich text by the whitelist, in another process; of a size that `contract/rich-text/size.values.ts` lets through. */
  cleanHtml: (html: string) => Promise<string>;
  /** Origin for absolute links; undefined: the request's own. */
  siteUrl: string | undefined;
  /** Where page visits are pushed besides the mall; undefined: nowhere. */
  analyticsUrl: string | undefined;
  /** What addresses of the mall's pictures begin with, as `https://cdn.example/`; undefined: `/media/`. */
  mediaUrl: string | undefined;
  /** Source file, as `layouts/Document.astro` → addresses of its scripts (`build/page-scripts.ts`). */
  scripts: Readonly<Record<string, readonly string[]>>;
  log: { error(details: object, message: string): void };
};

export type Trace = {
  requestId: string;
  route: string | undefined;
};

export type Caching = { tags: readonly string[]; expires: number };

/**
 * Reads a page to its end, compresses it and, if `caching` then gives one, caches it (`server/page-cache/finish.ts`).
 * A component reads the mall while the page is being sent, so only its end completes the tags.
 */
export type FinishPage = (response: Response, caching: () => Caching | undefined) => Promise<Response>;

/** `npm run dev`: pages call the mall of the dev server over HTTP, and nothing is cached. */
export const devSite = (origin: string): SiteContext => ({
  mallFetch: (request) => {
    const { pathname, search } = new URL(request.url);
    return fetch(new Request(origin + pathname + search, request));
  },
  hasDesk: true,
  data: createDataCache(),
  cleanHtml: devCleanHtml,
  siteUrl: undefined,
  analyticsUrl: undefined,
  mediaUrl: undefined,
  scripts: {},
  log: { error: (details, message) => void process.stderr.write(`${message} ${inspect(details)}\n`) },
});
