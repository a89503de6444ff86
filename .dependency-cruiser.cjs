// Who may import whom. Run by scripts/verify/imports.ts, which lets `.astro` files take part.

const OURS = '^(contract|mall|src|server|build|demo|scripts|tests|server[.]ts)';
const DOMAIN = '^mall/(?!db/|http/|ports/|media/|idempotency/)([^/]+)/';

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
    {
      name: 'values-without-schemas',
      severity: 'error',
      from: { path: '^contract/', pathNot: 'schema[.]ts$' },
      to: { path: ['schema[.]ts$', 'node_modules/zod/'], dependencyTypesNot: ['type-only'] },
    },
    {
      // A schema brings zod. What the desk checks before it is sent is small, and its pages alone load it.
      name: 'no-schemas-in-the-browser',
      severity: 'error',
      from: { path: '^src/(lib/(browser|shared)|stores|islands|page-scripts)/' },
      to: { path: ['^contract/.*schema[.]ts$', 'node_modules/zod/'], dependencyTypesNot: ['type-only'] },
    },
    only('lib-shared', '^src/lib/shared/', ['^src/lib/shared/', '^contract/']),
    only('lib-browser', '^src/lib/browser/', ['^src/lib/(browser|shared)/', '^contract/']),
    only('lib-server', '^src/lib/server/', ['^src/(lib/(server|shared)|styles)/', '^contract/']),
    {
      name: 'nothing-of-node-in-the-browser',
      severity: 'error',
      from: { path: '^src/(lib/(browser|shared)|stores|islands|page-scripts)/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      // What visitors load needs nothing of private screens, and these nothing of the desk.
      name: 'public-needs-nothing-inside',
      severity: 'error',
      from: {
        path: ['^src/(stores|islands)/public/', '^src/islands/ui/', '^src/page-scripts/(?!desk[.]ts$|desk/|notices/)'],
      },
      to: { path: '^src/(stores|islands)/(inside|desk)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'inside-needs-nothing-of-the-desk',
      severity: 'error',
      from: { path: '^src/(stores|islands)/inside/' },
      to: { path: '^src/(stores|islands)/desk/', dependencyTypesNot: ['type-only'] },
    },
    only('stores', '^src/stores/', ['^src/(stores|lib/browser|lib/shared)/', '^contract/']),
    only('components', '^src/components/', [
      '^src/(components|islands|page-scripts|lib/server|lib/shared|styles)/',
      '^contract/',
    ]),
    only('islands', '^src/islands/', ['^src/(islands|stores|lib/browser|lib/shared|styles)/', '^contract/']),
    {
      // What is called, and how its failure reads, is a store's.
      name: 'islands-make-no-calls',
      severity: 'error',
      from: { path: '^src/islands/' },
      to: { path: '^src/lib/browser/api/', dependencyTypesNot: ['type-only'] },
    },
    {
      // Those of the desk name calls to ask whether its operator may make them (`May`, `useMay`).
      name: 'islands-name-no-calls',
      severity: 'error',
      from: { path: '^src/islands/(ui|public|inside)/' },
      to: { path: '^contract/.*calls[.]ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      // A captcha may stand in any form.
      name: 'islands-keep-to-their-feature',
      severity: 'error',
      from: { path: '^src/islands/(desk|(?:public|inside)/[^/]+)/' },
      to: { path: '^src/islands/', pathNot: ['^src/islands/($1|ui|inside/ui|public/captcha)/'] },
    },
    only('page-scripts', '^src/page-scripts/', [
      '^src/(page-scripts|stores|lib/browser|lib/shared|styles)/',
      '^contract/',
    ]),
    only('layouts', '^src/layouts/', [
      '^src/(layouts|components|islands|page-scripts|lib/server|lib/shared|styles)/',
      '^contract/',
    ]),
    only('views', '^src/views/', [
      '^src/(views|layouts|components|islands|page-scripts|lib/server|lib/shared|styles)/',
      '^contract/',
    ]),
    only('pages', '^src/pages/', [
      '^src/(pages|views|layouts|components|islands|page-scripts|lib|styles)/',
      '^contract/',
    ]),
    only('storefront-entry', '^src/[^/]+[.]ts$', ['^src/lib/(server|shared)/', '^contract/']),
    only('server', '^server/', [
      '^server/',
      '^build/',
      '^src/lib/',
      '^contract/',
      '^mall/',
      '^demo/(login|seed)[.]ts$',
    ]),
    only('build', '^build/', ['^build/', '^server/', '^mall/', '^src/lib/', '^contract/']),
    only('mall', '^mall/', ['^mall/', '^contract/']),
    {
      name: 'no-tables-in-http',
      severity: 'error',
      from: { path: '^mall/http/' },
      to: { path: '^mall/(db/open|.*[.](tables|queries)[.]ts$)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-of-a-domain-in-db',
      severity: 'error',
      // `schema.ts` gathers the tables of the domains.
      from: { path: '^mall/db/', pathNot: '^mall/db/schema[.]ts$' },
      to: { path: '^mall/', pathNot: '^mall/(db/|(config|trace)[.]ts$)' },
    },
    only('rules', '[.]rules[.]ts$', ['[.]rules[.]ts$', '^contract/']),
    only('queries', '^mall/([^/]+)/.*[.]queries[.]ts$', [
      '^mall/(?!ports/)[^/]+/[^/]+[.]tables[.]ts$',
      '^mall/db/(columns|commit|open|day|errors|pair-contains|recordset|rows|statement|timeout|version)[.]ts$',
      '^mall/catalog/sku-columns[.]queries[.]ts$',
      '^mall/promotion/prices-now[.]queries[.]ts$',
      // Types of the port that they are behind, how both of its sides rank, and marks of the index.
      '^mall/ports/search(-(parts|marks)[.]rules|-bands[.]queries)?[.]ts$',
      '^contract/',
      '^mall/$1/[^/]*[.](rules|queries)[.]ts$',
    ]),
    only('tables', '[.]tables[.]ts$', ['[.]tables[.]ts$', '^mall/db/columns[.]ts$', '^contract/']),
    only('jobs', `${DOMAIN}.*[.]jobs[.]ts$`, ['^mall/$1/(?!.*[.](queries|rules|routes)[.]ts$)', '^mall/jobs[.]ts$']),
    only('doors', { path: DOMAIN, pathNot: '[.](rules|queries|routes|tables|jobs)[.]ts$' }, [
      '^mall/$1/(?!.*[.]routes[.]ts$)',
      '^mall/([^/]+)/\\1[.]ts$',
      // What rich text and pictures go through, what the home page sells, and what products are listed by.
      '^mall/(content/clean|catalog/home|catalog/listing-(index|lock)|media/(decoding|scaled-names))[.]ts$',
      // What things cost: rules that whoever sells asks.
      '^mall/pricing/',
      // Documents of the desk, who edits them, what is written down of it, and tables as files.
      '^mall/documents/(draft|drafts|many|preview-key)[.]ts$',
      '^mall/operator/(audit|live-session|scope)[.]ts$',
      // What closes the sockets of an ended session.
      '^mall/account/session-changes[.]ts$',
      '^mall/sheets/',
      '^mall/(db|ports)/',
      '^mall/[^/]+/[^/]+[.]tables[.]ts$',
      '^mall/http/(rate|token|caller|stored-form)[.]ts$',
      '^mall/messages/',
      '^mall/(batches|deps|encryption|error|in-turn|queue|public-id|retention|row-work|worker)[.]ts$',
      '^mall/worker-child[.]mjs$',
      '^contract/',
    ]),
    only('routes', `${DOMAIN}.*[.]routes[.]ts$`, [
      '^mall/$1/(?!.*[.](queries|rules)[.]ts$)',
      '^mall/documents/(documents|drafts|many)[.]routes[.]ts$',
      // What promotions of every kind have in common at the desk.
      '^mall/activity/activity([.]routes)?[.]ts$',
      '^mall/operator/(live-session|scope)[.]ts$',
      '^mall/(http|messages)/',
      '^mall/(deps|error|in-turn)[.]ts$',
      '^contract/',
    ]),
    only('demo', { path: '^demo/', pathNot: '^demo/(large[.]ts$|history/)' }, [
      '^demo/',
      '^mall/[^/]+/[^/]+[.]tables[.]ts$',
      '^mall/db/',
      '^mall/catalog/listing-index[.]ts$',
      '^mall/promotion/promotion[.]rules[.]ts$',
      '^mall/account/password[.]ts$',
      '^mall/content/clean[.]ts$',
      '^mall/content/starter/dictionaries[.]ts$',
      '^mall/demo/demo[.]queries[.]ts$',
      '^mall/media/scale[.]ts$',
      '^mall/search/reindex[.]ts$',
      '^mall/ports/files[.]ts$',
      '^mall/config[.]ts$',
      '^contract/',
    ]),
    // It is played by the mall's own calls, and what is written beside them follows the same rules.
    only('demo-history', '^demo/history/', [
      '^demo/',
      '^mall/(app|deps|log)[.]ts$',
      '^mall/(db|ports)/',
      '^mall/account/password[.]ts$',
      '^mall/http/(metrics|token)[.]ts$',
      '^mall/(payment/payment|payout/payout|settlement/settlement)[.]ts$',
      '^mall/address/regions[.]ts$',
      '^mall/[^/]+/[^/]+[.]tables[.]ts$',
      '^mall/[^/]+/[^/]+[.]rules[.]ts$',
      '^contract/',
    ]),
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, path: '^[.#]' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|dist)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'] },
  },
};
