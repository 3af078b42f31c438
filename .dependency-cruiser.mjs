// Which folder may import which, without circles: the rules of docs/architecture.md. `npm run check` runs it.

/** Layers of site/src from the top: each may import from itself and from those below. */
const layers = [
  'pages',
  'layouts',
  'shell',
  'collections\\.ts',
  'features',
  'sections',
  'forms',
  'components',
  'seo',
  'files',
  'facts',
  'readers',
  'lib',
];

/** Folders beside the layers, with the folders of site/src that they may import. */
const beside = {
  // Parts with states, in development and test builds only.
  gallery: ['layouts', 'features', 'sections', 'components', 'facts'],
  styles: ['assets'],
};

/** Folders that only some layers may import. */
const onlyFor = {
  // Pictures and files read colours from the tokens.
  styles: ['layouts', 'features', 'seo', 'files'],
};

const all = (folders) => `(?:${folders.join('|')})`;
/** Tests and their helpers may import anything. */
const tests = ['\\.test\\.tsx?$', '/test-[^/]*\\.ts$', 'fixtures?\\.tsx?$'];

/** The list of all sections, also those of features, and the pages made of it. */
const listOfSections = '^site/src/sections/(?:index|pages|sources)\\.ts$';

/** @type {(folder: string, allowed: string[]) => object} */
const layerRule = (folder, allowed) => ({
  name: `${folder.replace('\\', '')} may import: ${allowed.join(', ') || 'nothing'}`,
  severity: 'error',
  from: { path: `^site/src/${folder}`, pathNot: listOfSections },
  to: { path: '^site/src/', pathNot: `^site/src/(?:${all([folder, ...allowed])}(?:/|$)|assets/)` },
});

/** A folder may import the folders named here, its own packages with their versions, and Node. */
const top = {
  contract: [],
  sandbox: ['contract'],
  server: ['contract', 'sandbox'],
  'site/src': ['contract', 'sandbox'],
  admin: ['contract', 'site', 'server'],
  'site/(?:build|checks)': ['contract', 'sandbox', 'server', 'site'],
  cms: ['contract', 'site'],
};

export default {
  forbidden: [
    ...layers.map((layer, at) =>
      layerRule(layer, [
        ...layers.slice(at + 1),
        ...Object.keys(onlyFor).filter((folder) => onlyFor[folder].includes(layer)),
      ]),
    ),
    ...Object.entries(beside).map(([folder, allowed]) => layerRule(folder, allowed)),
    {
      name: 'site/src has only the folders of docs/architecture.md',
      severity: 'error',
      from: {
        path: '^site/src/[^/]+/',
        pathNot: `^site/src/${all([...layers, ...Object.keys(beside), 'assets'])}/`,
      },
      to: {},
    },
    ...Object.entries(top).map(([folder, allowed]) => ({
      name: `${folder} may import: ${allowed.join(', ') || 'no other folder'}`,
      severity: 'error',
      from: { path: `^${folder}/` },
      to: {
        path: '^(?:contract|sandbox|server|cms|site|admin|scripts|e2e|bench)/',
        pathNot: [`^${all([folder, ...allowed])}/`, 'node_modules', '/package\\.json$'],
      },
    })),
    {
      name: 'admin takes only types from server',
      severity: 'error',
      from: { path: '^admin/' },
      to: { path: '^server/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no circle of files',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no circle of features',
      severity: 'error',
      scope: 'folder',
      from: { path: '^site/src/features/[^/]+$' },
      to: { circular: true, path: '^site/src/features/[^/]+$' },
    },
    {
      name: 'no circle of folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(?:(?:server|contract|sandbox)/src|cms)/[^/]+$' },
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(?:^|/)(?:dist[^/]*|\\.astro|\\.cache|peers|templates)/', ...tests] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'site/tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
