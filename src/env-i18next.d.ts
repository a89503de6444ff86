declare module 'astro-i18next' {
  import type { AstroIntegration } from 'astro';
  export default function astroI18next(options?: { configPath?: string }): AstroIntegration;
}
