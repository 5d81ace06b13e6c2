const forbid = (name, from, to) => ({ name, severity: 'error', from, to })
const core = '^src/(law|domain|tools|contract)/'
const notTests = '[.]test[.]tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no cycles', {}, { circular: true }),
    forbid(
      'the law knows only itself',
      { path: '^src/law/', pathNot: notTests },
      { path: '^src/', pathNot: '^src/law/' },
    ),
    forbid(
      'the domain builds on the law',
      { path: '^src/domain/', pathNot: notTests },
      { path: '^src/', pathNot: '^src/(law|domain)/' },
    ),
    forbid(
      'tools build on the domain',
      { path: '^src/tools/', pathNot: notTests },
      { path: '^src/', pathNot: '^src/(law|domain|tools)/' },
    ),
    forbid(
      'a tool never knows another',
      { path: '^src/tools/([^/]+)/' },
      { path: '^src/tools/([^/]+)/', pathNot: '^src/tools/$1/' },
    ),
    forbid(
      'the contract knows no side',
      { path: '^src/contract/' },
      { path: '^src/(server|web|tools)/', pathNot: '^src/tools/catalog[.]ts$' },
    ),
    forbid('core does no input or output', { path: core, pathNot: notTests }, { dependencyTypes: ['core'] }),
    forbid('the web app calls the server, never imports it', { path: '^src/web/' }, { path: '^src/server/' }),
    forbid('the server does not import the web app', { path: '^src/server/' }, { path: '^src/web/' }),
    forbid(
      'the web app sees of tools only identity and questions',
      { path: '^src/web/', pathNot: notTests },
      { path: '^src/tools/', pathNot: '^src/tools/((catalog|identities)[.]ts|[^/]+/(identity|questionnaire)[.]ts)$' },
    ),
    forbid(
      'a server feature is entered through its index',
      { path: '^src/server/features/([^/]+)/', pathNot: notTests },
      { path: '^src/server/features/([^/]+)/', pathNot: '^src/server/features/($1/|[^/]+/index[.]ts$)' },
    ),
    forbid(
      'vendors are named in main and in tests only',
      { path: '^src/server/features/', pathNot: notTests },
      { path: '^src/server/gateways/[^/]+/(?!index[.]ts$|port[.]ts$)' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
