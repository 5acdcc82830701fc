import astro from 'eslint-plugin-astro'
import reactHooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

/** A pattern for relative imports that leave the file's own folders for one of these, named below src. */
const folders = (names, message) => ({ regex: `^(\\.\\./)+(${names})(/|$)`, message })
/** The same for a folder so many levels above the file. */
const above = (levels, message, except = '') => ({ regex: `^(\\.\\./){${levels}}(?!\\.\\.${except})`, message })

const supabase = { regex: '^@supabase/', message: 'Only src/lib imports the packages of the backend.' }
const client = {
  regex: '/http/(rest|supabase)(\\.ts)?$',
  message: 'Only *.queries.ts, published-listings.ts and src/lib/http reach the backend.',
}
const inFeature = folders(
  'pages|layouts|islands|admin|integrations|components/(sections|layout)',
  'A feature imports domain, ui and lib.',
)
const inAdmin = folders(
  'pages|layouts|islands|features|integrations|components/(sections|layout)',
  'The admin imports domain, ui and lib.',
)
// Every section of the admin may use these two.
const adminCommons = '|ui/|query/'
const otherSection =
  'A section of the admin imports no other section: share through src/domain, or compose in src/islands.'
const otherFeature = 'A feature imports no other feature: share through src/domain, or compose in src/islands.'

// An error is told by its code, its key or its constraint (src/lib/http/database-error.ts), never by its message.
const messageReaders = [
  ...["[arguments.0.name='message']", "[arguments.0.property.name='message']"].map(
    (argument) => `CallExpression[callee.property.name=/^(test|exec)$/]${argument}`,
  ),
  ...["[callee.object.name='message']", "[callee.object.property.name='message']"].map(
    (object) => `CallExpression[callee.property.name=/^(match|search|startsWith|endsWith|includes|indexOf)$/]${object}`,
  ),
].map((selector) => ({ selector, message: 'Switch on errorKind, errorKey or violatedConstraint, not on a message.' }))

const disabledButton = "JSXOpeningElement[name.name=/Button$/] > JSXAttribute[name.name='disabled']"
const restrictedEverywhere = [
  ...messageReaders,
  {
    selector: "Property[key.name='behavior'][value.value='smooth']",
    message: 'Ask for prefers-reduced-motion first.',
  },
  {
    selector: `${disabledButton} Identifier[name=/^(is)?(busy|pending|submitting|fetching)$/i]`,
    message: 'A disabled button loses the focus. `busy` of admin/ui/Button ignores presses and keeps it.',
  },
]

/** Forbids static and dynamic imports that match a pattern. */
const forbid = (files, patterns) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
    'no-restricted-syntax': [
      'error',
      ...restrictedEverywhere,
      ...patterns.map(({ regex, message }) => ({
        selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
        message,
      })),
    ],
  },
})

const publishedListings = 'src/domain/listing/published-listings.ts'

/** One layer of src: what it may not import, and that only its queries reach the backend. */
const layer = (glob, ...patterns) => [
  forbid([`src/${glob}.{ts,tsx,astro}`], [...patterns, supabase, client]),
  forbid(
    [`src/${glob}.queries.ts`, ...(glob.startsWith('domain') ? [publishedListings] : [])],
    [...patterns, supabase],
  ),
]

// Imports run one way: pages → layouts, islands, sections → features, admin → domain → components/ui, lib → agency,
// messages, paths; and integrations → domain, components/ui; hosting → domain.
// tests/unit/imports.test.ts checks `<script src>` in .astro files, which is no import to ESLint.
const directionOfImports = [
  layer('{pages,layouts}/**/*', folders('pages', 'No file imports a page.')),
  layer('islands/**/*', folders('pages|layouts|sections', 'An island imports features, domain and lib.')),
  layer('components/sections/**/*', folders('pages|layouts|admin', 'A section imports no page or layout.')),
  layer(
    'components/layout/**/*',
    folders('pages|layouts|features|admin|islands|sections', 'Every page has this part.'),
  ),
  layer(
    'components/ui/**/*',
    folders('pages|layouts|features|admin|islands|domain|integrations|sections', 'components/ui knows no business.'),
  ),
  layer('features/*/*', inFeature, above(1, otherFeature)),
  layer('features/*/*/**/*', inFeature, above(2, otherFeature)),
  // The feed fills listings and their pictures.
  layer('admin/!(feed|listings)/*', inAdmin, above(1, otherSection, adminCommons)),
  layer('admin/feed/*', inAdmin),
  layer('admin/listings/*', inAdmin, above(1, otherSection, adminCommons)),
  layer('admin/listings/*/*', inAdmin, above(2, otherSection, adminCommons)),
  layer(
    'domain/**/*',
    folders(
      'pages|layouts|features|admin|islands|integrations|components/(sections|layout)',
      'The domain imports ui and lib.',
    ),
  ),
  layer(
    'integrations/**/*',
    folders(
      'pages|layouts|features|admin|islands|components/(sections|layout)',
      'An integration imports domain, components/ui and lib.',
    ),
  ),
  layer(
    'hosting/**/*',
    folders(
      'pages|layouts|features|admin|islands|components|integrations',
      'What runs at hosts imports domain and lib.',
    ),
  ),
  forbid(
    ['src/lib/**/*.{ts,tsx}'],
    [
      folders(
        'pages|layouts|features|admin|islands|integrations|components|domain',
        'src/lib imports the agency, messages and paths alone.',
      ),
    ],
  ),
].flat()

// House words for which the field has its own: values, result, message, stored, request, results, visible.
const vagueNames = [
  ...['answers', 'Answers', 'answered', 'setAnswer', 'setAnswers', 'said', 'setSaid', 'unsaid', 'kept', 'Kept'],
  ...['asked', 'setAsked', 'Asked', 'asking', 'setAsking', 'found', 'setFound', 'Found', 'seen', 'setSeen', 'Seen'],
  ...['unseen', 'whole', 'otherwise', 'explained', 'nowhere', 'silence', 'silences', 'goOn', 'wayOn', 'standing'],
  ...['pause', 'pauseMs', 'tell', 'tells', 'told', 'ways', 'newHome', 'completeHome', 'setWords', 'wordsOf', 'asks'],
  ...['homes', 'setHomes', '$homes', 'opened', '$opened', 'leaving', '$leaving', 'onLeaving', 'wish', 'wishes'],
  ...['doubt', 'doubts', 'Bones', 'WayOn', 'LeftAsTheyAre', 'showAsRead'],
  ...['readable', 'bare', 'wordy', 'sky'],
]

// The rules that need types are in .oxlintrc.json.
export default ts.config(
  { ignores: ['dist', '.astro', '.editions', '.tmp', '.data*', 'node_modules', 'public', 'src/env.d.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...ts.configs.recommended,
  ...astro.configs['flat/recommended'],
  { files: ['**/*.mjs'], rules: { 'no-undef': 'off' } },
  // They compile each file, so only files with components and hooks.
  {
    ...reactHooks.configs.flat.recommended,
    files: ['src/**/*.tsx', 'src/{admin,features}/**/*.ts', 'src/**/use*.ts'],
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      eqeqeq: 'error',
      'no-console': 'off',
      'max-len': ['error', { code: 120, ignoreUrls: true }],
    },
  },
  { files: ['**/*.{ts,tsx,astro}'], rules: { 'id-denylist': ['error', ...vagueNames] } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/form/row-id.ts', 'src/lib/guarded-fetch/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'Missing over plain http: lib/form/row-id.ts.' },
        { object: 'URL', property: 'canParse', message: 'Younger than the browser floor: lib/http/parse-url.ts.' },
      ],
    },
  },
  // The last line of a file of messages is for the types alone (src/messages/same-messages.ts).
  {
    files: ['src/messages/*/*.ts'],
    rules: {
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['{src,scripts,functions,netlify,supabase}/**/*.{ts,tsx,astro}', '*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedEverywhere] },
  },
  // Checks, defaults and lib/required.ts take their place; an exception states its reason.
  {
    files: ['{src,scripts,supabase}/**/*.{ts,tsx,astro}'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  ...directionOfImports,
)
