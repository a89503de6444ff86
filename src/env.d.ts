/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    language: import('../contract/language.ts').Language;
    /** Shows what one visitor did, or is not found: never kept in the page cache. */
    unkept?: boolean;
    /** On pages of the desk. */
    operator?: import('../contract/operator.ts').OperatorInfo;
    /** The mall's calls, for everything on the page. */
    api?: import('./lib/api/page.ts').PageApi;
  }
}
