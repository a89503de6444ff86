/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    language: import('../contract/language.ts').Language;
  }
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    'client:intent'?: boolean;
  }
}
