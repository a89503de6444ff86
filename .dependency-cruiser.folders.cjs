// No folder of the mall needs itself, by whatever way. Run by scripts/verify/imports.ts, without types.

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^mall/[^/]+$' },
      // What lies in the root of `mall/` gathers the folders, or is for all of them.
      to: { circular: true, viaOnly: { pathNot: '^mall$' } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Queries may join the tables of other folders.
    exclude: { path: ['^(node_modules|dist)/', '[.]tables[.]ts$'] },
    tsPreCompilationDeps: false,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
