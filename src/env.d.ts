/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    language: import('../contract/language.ts').Language;
    /** What the visitor asked for; `Astro.url` is the not-found page where a page found nothing. */
    asked?: URL;
    /** Shows what one visitor did, or is not found: never kept in the page cache. */
    unkept?: boolean;
    /** On pages of the desk. */
    operator?: import('../contract/operator.ts').OperatorInfo;
    /** The mall's calls, for everything on the page. */
    api?: import('./lib/api/page.ts').PageApi;
  }
}
