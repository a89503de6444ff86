/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    language: import('#contract/language.ts').Language;
    /** Given by the process that serves the storefront. */
    site: import('./lib/server/site-context.ts').SiteContext;
    trace?: import('./lib/server/site-context.ts').Trace;
    finish?: import('./lib/server/site-context.ts').FinishPage;
    /** By what the mall limits whoever asks for the page; undefined in `npm run dev`. */
    client?: string;
    /** Origin that absolute links start with. */
    origin: string;
    /** The requested address; `Astro.url` is that of the not-found page where a page found nothing. */
    requestUrl?: URL;
    /** Shows what one visitor did, or a preview: not cached. */
    personal?: boolean;
    /** On private pages: the browser has their sheet. */
    hasSheet?: boolean;
    /** The mall's colours and font; undefined: the mall did not answer. */
    theme?: import('#contract/appearance/schema.ts').Theme;
    /** On pages of the desk. */
    operator?: import('#contract/operator/schema.ts').OperatorInfo;
    /** The mall's calls, for everything on the page. */
    api?: import('./lib/server/api/page.ts').PageApi;
  }
}
