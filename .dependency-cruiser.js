const forbid = (name, from, to) => ({ name, severity: 'error', from, to })
const core = '^src/(law|domain|tools|contract)/'
const notTests = '[.]test[.]tsx?$'

/** The features of the web app from the lowest up: each may use those before it, so that no two lean on each other. */
const webFeatures = [
  'drafts/[^/]+[.](ts|module)',
  'help',
  'firm',
  'records',
  'law',
  'deadlines',
  'templates',
  'accounts',
  'billing',
  'operators',
  'drafts/list',
  'clients',
  'drafts/page',
  'case-map',
  'drafts/request',
  'packets',
  'sign-off',
  'dashboard',
  'palette',
]
const webFeatureRules = webFeatures.map((name, index) =>
  forbid(
    `the web feature ${name} uses only those below it`,
    { path: `^src/web/features/${name}`, pathNot: notTests },
    { path: '^src/web/features/', pathNot: `^src/web/features/(${webFeatures.slice(0, index + 1).join('|')})` },
  ),
)

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
      'what the web features share knows none of them',
      { path: '^src/web/(ui|data|lazy|theme|workspace|session)/', pathNot: notTests },
      { path: '^src/web/(features|app|dev)/' },
    ),
    forbid(
      'a web feature is put into the app, it never knows it',
      { path: '^src/web/features/', pathNot: notTests },
      {
        path: '^src/web/(app|dev)/',
      },
    ),
    ...webFeatureRules,
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
