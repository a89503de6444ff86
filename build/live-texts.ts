import { sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import i18next from 'i18next';

const LOCALES = ['public', 'locales', ''].join(sep);

/** `npm run dev`: an edited text is read again and the page reloads, since i18next reads its files only once. */
export const liveTexts = (): AstroIntegration => ({
  name: 'live-texts',
  hooks: {
    'astro:server:setup': ({ server }) => {
      server.watcher.on('change', async (file) => {
        if (!file.includes(LOCALES)) return;
        await i18next.reloadResources();
        server.environments.client.hot.send({ type: 'full-reload' });
      });
    },
  },
});
