import type { OxlintConfig } from 'oxlint'

type Override = NonNullable<OxlintConfig['overrides']>[number]

/** Imports that are refused: by gitignore patterns (`!` allows again), or by a regular expression. */
type Refusal = { readonly message: string } & ({ readonly group: string[] } | { readonly regex: string })

const WORKSPACES = ['domain', 'contract', 'database', 'api', 'imports', 'web', 'e2e', 'sandbox']

const BY_PATH: Refusal = {
  regex: `^(\\.\\./)+(${WORKSPACES.join('|')})/`,
  message: 'Another workspace is imported by its name (@homeyield/…), never by a path.',
}

// Only the last matching override applies, so each repeats the refusals of the folders around it.
function refuse(files: readonly string[], ...refusals: readonly Refusal[]): Override {
  return { files: [...files], rules: { 'no-restricted-imports': ['error', { patterns: [...refusals] }] } }
}

function onlyWorkspaces(allowed: readonly string[], message: string): Refusal {
  return { group: ['@homeyield/**', ...allowed.map((name) => `!@homeyield/${name}/**`)], message }
}

// Inside api/src (api/src/README.md).

const API = onlyWorkspaces(
  ['domain', 'contract', 'database'],
  'api may import contract, domain and database; it meets web only in contract.',
)

/** The refusals for a noun's imports from other folders; `up` is the relative path to `api/src`. */
function beyondNoun(up: string): Refusal {
  const shared = ['server/**', 'queue/**', 'attempts/**', 'mail/**', 'pdf/**']
  const ofNouns = ['*/*-store.ts', '*/*/*-store.ts', '*/*-port.ts', '*/*-source.ts', '*/*-problems.ts', '*/*-limits.ts']
  const exceptions = ['accounts/present-account.ts', 'addresses/work-limit.ts', 'calculations/appraise-inputs.ts']
  const allowed = [...shared, ...ofNouns, ...exceptions].map((path) => `!${up}/${path}`)
  return {
    group: [`${up}/**`, ...allowed, `${up}/config/**`, `${up}/gateways/**`],
    message:
      'A noun imports server, queue, attempts, mail, pdf, and of another noun its store, port, source, problems or limits: never its action, and no gateway.',
  }
}

const insideApi = [
  refuse(['api/src/*/*.ts'], API, BY_PATH, beyondNoun('..')),
  refuse(['api/src/*/*/*.ts'], API, BY_PATH, beyondNoun('../..')),
  refuse(
    ['api/src/server/*.ts'],
    {
      group: [
        '@homeyield/**',
        '!@homeyield/contract/endpoint*',
        '!@homeyield/contract/key-scope',
        '!@homeyield/contract/problem',
        '!@homeyield/database/is-unavailable',
        '!@homeyield/domain/membership/permissions',
        '!@homeyield/domain/records/*',
      ],
      message: 'server imports the endpoint table, and no noun.',
    },
    { group: ['../**'], message: 'server imports no noun.' },
  ),
  refuse(['api/src/queue/*.ts'], API, { group: ['../**'], message: 'queue imports no noun.' }),
  refuse(['api/src/attempts/*.ts'], API, { group: ['../**', '!../server/**'], message: 'It imports only server.' }),
  refuse(['api/src/mail/*.ts'], API, {
    group: ['../**', '!../queue/**'],
    message: 'mail imports only queue: a noun writes its mail and queues it.',
  }),
  refuse(['api/src/mail/*/*.ts'], API, { group: ['../../**'], message: 'A template imports only mail.' }),
  refuse(['api/src/pdf/*.ts'], API, {
    group: ['../**', '!../server/**', '!../queue/**', '!../mail/**'],
    message: 'pdf imports only server, queue and mail: a noun prints its page.',
  }),
  refuse(['api/src/gateways/*.ts'], API, {
    group: ['../**'],
    message: 'Files that gateways share import nothing else of api.',
  }),
  refuse(['api/src/gateways/*/*.ts'], API, {
    group: ['../**', '!../*.ts', '!../../*/*-port.ts', '!../../*/*-source.ts'],
    message: 'A gateway imports ports and the files that gateways share, never a noun or another gateway.',
  }),
  refuse(['api/src/config/*.ts'], API, BY_PATH, {
    group: ['../**', '!../server/**', '!../attempts/**', '!../*/*-limits.ts', '!../gateways/*/*-settings.ts'],
    message: 'config reads settings: it imports their types and no noun.',
  }),
  refuse(['api/src/payment-setup/*.ts'], API, BY_PATH, {
    group: ['../**', '!../config/read-settings.ts', '!../gateways/stripe/**'],
    message: 'payment-setup is a separate program: it imports only Stripe’s gateway and the settings.',
  }),
  refuse(['api/src/{app,main,compose-*}.ts', 'api/src/administration/**'], API, BY_PATH, {
    group: ['**/gateways/**'],
    message: 'Only choose-gateways.ts imports gateways.',
  }),
  refuse(
    ['api/src/**/*.test.ts', 'api/src/testing/**', 'api/src/*/testing/**'],
    onlyWorkspaces(['domain', 'contract', 'database', 'sandbox'], 'tests of api may import what api may, and sandbox.'),
    BY_PATH,
  ),
]

// Inside web/src (web/src/README.md).

const WEB: readonly Refusal[] = [
  onlyWorkspaces(['domain', 'contract'], 'web may import contract and domain; it meets api only in contract.'),
  BY_PATH,
  { group: ['node:*'], message: 'web runs in a browser: no Node modules.' },
]

/** The folders of web/src: each may import those after it, but for the exceptions of APART. */
const WEB_ORDER = [
  'bench',
  'screens',
  'public',
  'layout',
  'components',
  'install',
  'analytics',
  'session',
  'messages',
  'api-client',
  'ui',
  'storage',
]
const APART: Readonly<Record<string, readonly string[]>> = {
  screens: ['public'],
  install: ['analytics'],
  analytics: ['session'],
}
const DOWNWARD = 'Imports follow the order of web/src/README.md.'

function upward(folder: string, except: readonly string[] = []): Refusal {
  const above = WEB_ORDER.slice(0, WEB_ORDER.indexOf(folder)).filter((other) => !except.includes(other))
  const folders = [...above, ...(APART[folder] ?? [])].join('|')
  return { regex: `^(\\.\\./)+((main|router)\\.tsx$|(${folders})/)`, message: DOWNWARD }
}

/** Refuses other screens' folders; `up` is the relative path to web/src/screens. */
function otherScreens(up: string, ...except: readonly string[]): Refusal {
  return {
    group: [`${up}/*/**`, `!${up}/../**`, ...except.map((path) => `!${up}/${path}`)],
    message: "A screen imports no other screen's folder: what two screens use belongs in components.",
  }
}

/** The folders of the calculator: each may import those before it, and a page no other page. The files beside them are its layout. */
const CALCULATOR_ORDER =
  'model figures analysis rules address save property-data scenarios sections solve result own-home'.split(' ')
const HOME_PAGES = ['numbers', 'rent', 'loans', 'years', 'bank', 'documents', 'owned']

/** Refuses folders of the calculator, and the files beside them, to one of its folders. */
function aboveInCalculator(folders: readonly string[]): Refusal {
  return {
    regex: `^\\.\\./(${[...folders.map((folder) => `${folder}/`), '[^/]+$'].join('|')})`,
    message: 'Imports follow the order of web/src/screens/calculator/README.md.',
  }
}

function refuseInCalculator(folder: string, above: readonly string[]): Override {
  const refusals = [...WEB, upward('screens'), otherScreens('../..'), aboveInCalculator(above)]
  return { ...refuse([`web/src/screens/calculator/${folder}/*`], ...refusals), excludeFiles: ['**/*.test.ts*'] }
}

const insideCalculator = [
  ...CALCULATOR_ORDER.map((folder, index) =>
    refuseInCalculator(folder, [...CALCULATOR_ORDER.slice(index + 1), ...HOME_PAGES, 'print']),
  ),
  ...HOME_PAGES.map((page) => refuseInCalculator(page, [...HOME_PAGES.filter((other) => other !== page), 'print'])),
  refuseInCalculator('print', []),
]

const insideWeb = [
  refuse(['web/src/**'], ...WEB),
  ...WEB_ORDER.slice(1).map((folder) => refuse([`web/src/${folder}/**`], ...WEB, upward(folder))),
  refuse(['web/src/screens/*/*'], ...WEB, upward('screens'), otherScreens('..')),
  refuse(['web/src/screens/*/*/*'], ...WEB, upward('screens'), otherScreens('../..')),
  ...insideCalculator,
  // Deleting an account deletes its drafts and waiting saves.
  refuse(
    ['web/src/screens/delete-account/*'],
    ...WEB,
    upward('screens'),
    otherScreens('..', 'calculator/save/stored/draft.ts', 'calculator/save/stored/waiting-saves.ts'),
  ),
  refuse(['web/src/install/**'], ...WEB, upward('install', ['screens']), {
    group: ['../screens/**', '!../screens/calculator/save/send/follow-connection.ts'],
    message: DOWNWARD,
  }),
  {
    files: ['web/src/**'],
    excludeFiles: ['web/src/storage/**', 'web/src/public/early.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'web/src/storage/stored-item.ts reads and writes it.',
        })),
        ...['close', 'event', 'find', 'length', 'name', 'open', 'parent', 'print', 'status', 'stop', 'top'].map(
          (name) => ({
            name,
            message: `The browser has a global ${name}: declare the variable that is meant, or write window.${name}.`,
          }),
        ),
      ],
    },
  },
] satisfies Override[]

/** The folders of domain/src (domain/src/README.md): each may import those before it. */
const DOMAIN_ORDER =
  'records money dates membership fields outcome outlines market-trends property listings rent loans expenses calculation investment-return own-home appraisal estimate analysis figures assessment documents screening'.split(
    ' ',
  )
/** The same of domain/src/analysis, whose own files compose them. */
const ANALYSIS_ORDER = 'inputs rules scenarios deal lawful-rent tax stress solve projection lender portfolio'.split(' ')
/** The files of domain and contract that may cast: what they compute from a table has a type that the compiler cannot follow. */
const CASTING = [
  'contract/src/{calculation,endpoints,field-schemas,figure-shapes,saved-calculation}.ts',
  'domain/src/{analysis/projection/project-years,analysis/solve/solve-targets,calculation/{fields,read-purpose}}.ts',
  'domain/src/{fields/complete-fields,money/{money,only-reasonable},outcome/lazily,records/pick,rent/rent-transitions}.ts',
]

const DOMAIN: readonly Refusal[] = [{ regex: '^[^.]', message: 'domain imports nothing but itself.' }, BY_PATH]

function refuseInDomain(folder: string, ...refusals: readonly Refusal[]): Override {
  const files = [`domain/src/${folder}**`]
  return { ...refuse(files, ...DOMAIN, ...refusals), excludeFiles: ['**/*.test.ts', '**/testing/**'] }
}

/** Refuses the folders after one in an order. */
function later(order: readonly string[], folder: string): Refusal[] {
  const folders = order.slice(order.indexOf(folder) + 1).join('|')
  return folders === ''
    ? []
    : [
        {
          regex: `^(\\.\\./)+(${folders})/`,
          message: 'Imports follow the order of domain/src/README.md.',
        },
      ]
}

const insideDomain = [
  refuseInDomain(''),
  ...DOMAIN_ORDER.map((folder) => refuseInDomain(`${folder}/`, ...later(DOMAIN_ORDER, folder))),
  ...ANALYSIS_ORDER.map((folder) =>
    refuseInDomain(`analysis/${folder}/`, ...later(DOMAIN_ORDER, 'analysis'), ...later(ANALYSIS_ORDER, folder), {
      regex: '^\\.\\./[^/]+$',
      message: 'The files of analysis compose its folders.',
    }),
  ),
]

export default {
  plugins: ['typescript', 'import', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'promise', 'node'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['**/dist/**', '**/node_modules/**'],
  rules: {
    eqeqeq: 'error',
    'no-console': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-await-in-loop': 'off',
    'no-shadow': 'off',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'oxc/no-barrel-file': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/jsx-no-target-blank': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/style-prop-object': 'off',
    'react-perf/jsx-no-new-function-as-prop': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/no-array-sort': 'off',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'import/no-named-as-default-member': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/jsx-no-constructed-context-values': 'off',
    'typescript/consistent-return': 'off',
    'consistent-return': 'off',
  },
  overrides: [
    {
      files: ['**/*.config.ts', 'e2e/global-setup.ts', 'run/**'],
      rules: { 'import/no-default-export': 'off', 'no-console': 'off' },
    },
    ...insideDomain,
    {
      files: ['domain/src/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'Date', message: 'domain has no clock: pass the date in.' },
          { name: 'fetch', message: 'domain has no network.' },
          { name: 'process', message: 'domain has no process.' },
        ],
      },
    },
    {
      files: ['domain/src/**', 'contract/src/**'],
      excludeFiles: ['**/*.test.ts', '**/testing/**', ...CASTING],
      rules: { 'typescript/consistent-type-assertions': ['error', { assertionStyle: 'never' }] },
    },
    refuse(['database/src/**'], onlyWorkspaces([], 'database imports no other workspace.'), BY_PATH),
    refuse(['contract/src/**'], onlyWorkspaces(['domain'], 'contract may import only domain.'), BY_PATH),
    refuse(
      ['imports/src/**'],
      onlyWorkspaces(['domain', 'database'], 'imports may import domain and database only.'),
      BY_PATH,
    ),
    refuse(
      ['imports/src/**/*.test.ts', 'imports/src/testing/**'],
      onlyWorkspaces(['domain', 'database', 'sandbox'], 'tests of imports may import what imports may, and sandbox.'),
      BY_PATH,
    ),
    refuse(['sandbox/src/**'], onlyWorkspaces([], 'sandbox imports no other workspace.'), BY_PATH),
    refuse(['api/src/**'], API, BY_PATH),
    ...insideApi,
    ...insideWeb,
    refuse(['e2e/**'], onlyWorkspaces([], 'e2e uses the product as a browser does; it imports no workspace.'), BY_PATH),
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.e2e.ts', '**/testing/**'],
      rules: { 'max-lines': 'off', 'no-restricted-globals': 'off', 'typescript/no-non-null-assertion': 'off' },
    },
  ],
} satisfies OxlintConfig
