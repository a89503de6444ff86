// Who may import whom. Run by scripts/verify/imports.ts, which lets `.astro` files take part.

const OURS = '^(contract|mall|src|demo|scripts|tests|server[.]ts)';
const DOMAIN = '^mall/(?!db/|http/|ports/|media/)([^/]+)/';

/**
 * @param {string} name
 * @param {string | { path: string, pathNot?: string }} from
 * @param {string[]} may what it may import of our own code
 */
const only = (name, from, may) => ({
  name,
  severity: 'error',
  from: typeof from === 'string' ? { path: from } : from,
  to: { path: OURS, pathNot: may },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only('contract', '^contract/', ['^contract/']),
    {
      name: 'contract-packages',
      severity: 'error',
      from: { path: '^contract/' },
      to: { pathNot: ['^contract/', 'node_modules/zod/'] },
    },
    only('lib', { path: '^src/lib/' }, ['^src/lib/', '^contract/']),
    only('stores', '^src/stores/', ['^src/(stores|lib)/', '^contract/']),
    only('components', '^src/components/', ['^src/(components|islands|lib|styles)/', '^contract/']),
    only('islands', '^src/islands/', ['^src/(islands|stores|lib|styles)/', '^contract/']),
    {
      // A captcha may stand in any form. What every page of the desk runs is part of what every page of the shop runs.
      name: 'islands-keep-to-their-feature',
      severity: 'error',
      from: { path: '^src/islands/([^/]+)/', pathNot: '^src/islands/desk/boot[.]ts$' },
      to: { path: '^src/islands/[^/]+/', pathNot: ['^src/islands/($1|ui|captcha)/'] },
    },
    only('layouts', '^src/layouts/', ['^src/(layouts|components|islands|lib|styles)/', '^contract/']),
    only('pages', '^src/pages/', ['^src/(pages|layouts|components|islands|lib|styles)/', '^contract/']),
    only('storefront-entry', '^src/[^/]+[.]ts$', ['^src/lib/', '^contract/']),
    only('mall', '^mall/', ['^mall/', '^contract/']),
    only('rules', '[.]rules[.]ts$', ['[.]rules[.]ts$', '^contract/']),
    only('queries', '^mall/([^/]+)/.*[.]queries[.]ts$', [
      '^mall/db/(schema(?!-sandbox)[a-z-]*|open|day|fault|goods|rows|statement)[.]ts$',
      '^contract/',
      '^mall/$1/[^/]*[.](rules|queries)[.]ts$',
    ]),
    only('doors', { path: DOMAIN, pathNot: '[.](rules|queries|routes)[.]ts$' }, [
      '^mall/$1/(?!.*[.]routes[.]ts$)',
      '^mall/([^/]+)/\\1[.]ts$',
      // What rich text goes through, and what the home page sells.
      '^mall/(content/clean|catalog/home)[.]ts$',
      '^mall/(db|ports)/',
      '^mall/http/(error|session|turns|caller|once|operator)[.]ts$',
      '^mall/deps[.]ts$',
      '^contract/',
    ]),
    only('routes', `${DOMAIN}.*[.]routes[.]ts$`, [
      '^mall/$1/(?!.*[.](queries|rules)[.]ts$)',
      '^mall/http/',
      '^mall/deps[.]ts$',
      '^contract/',
    ]),
    only('demo', { path: '^demo/', pathNot: '^demo/large[.]ts$' }, [
      '^demo/',
      '^mall/db/',
      '^mall/account/password[.]ts$',
      '^mall/content/clean[.]ts$',
      '^mall/search/reindex[.]ts$',
      '^contract/',
    ]),
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, path: '^[.]' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'] },
  },
};
