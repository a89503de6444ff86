const { readdirSync } = require('node:fs');

/** @type {import('astro-i18next').AstroI18nextConfig} */
module.exports = {
  defaultLocale: 'zh',
  locales: ['zh', 'en'],
  namespaces: readdirSync('public/locales/zh').map((file) => file.replace('.json', '')),
  defaultNamespace: 'common',
  i18nextServer: {
    // The defaults load when first asked and from a path of the building machine.
    initAsync: false,
    preload: ['zh', 'en'],
    fallbackLng: 'zh',
    // Astro and React escape what they show.
    interpolation: { escapeValue: false },
    backend: { loadPath: './public/locales/{{lng}}/{{ns}}.json' },
  },
};
