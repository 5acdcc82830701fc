// What this project's linters forbid. Oxlint applies it to scripts, and to the frontmatter and scripts of .astro files;
// ESLint the names and the syntax to the templates of .astro files.
import { readdirSync } from 'node:fs'

/** Folders without code of the project. */
export const ignoredFolders = ['dist', '.astro', '.editions', '.tmp', '.data*', 'node_modules', 'public']

interface Forbidden {
  regex: string
  message: string
}

/** A pattern for relative imports that leave the file's own folders for one of these, named below src. */
const folders = (names: string, message: string): Forbidden => ({ regex: `^(\\.\\./)+(${names})(/|$)`, message })
/** The same for a folder so many levels above the file. */
const above = (levels: number, message: string, names = '[^.]'): Forbidden => ({
  regex: `^(\\.\\./){${levels}}(${names})`,
  message,
})

const supabase: Forbidden = { regex: '^@supabase/', message: 'Only src/lib imports the packages of the backend.' }
const client: Forbidden = {
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
// Every section of the admin may use ui and query.
const adminSections = readdirSync(new URL('../../src/admin', import.meta.url))
  .filter((name) => !['ui', 'query'].includes(name))
  .map((name) => `${name}/`)
  .join('|')
const otherSection =
  'A section of the admin imports no other section: share through src/domain, or compose in src/islands.'
const otherFeature = 'A feature imports no other feature: share through src/domain, or compose in src/islands.'

const publishedListings = 'src/domain/listing/published-listings.ts'

/** One layer of src: what it may not import, and that only its queries reach the backend. */
const layer = (glob: string, ...patterns: Forbidden[]) => [
  { files: [`src/${glob}.{ts,tsx,astro}`], patterns: [...patterns, supabase, client] },
  {
    files: [`src/${glob}.queries.ts`, ...(glob.startsWith('domain') ? [publishedListings] : [])],
    patterns: [...patterns, supabase],
  },
]

/**
 * Imports run one way: pages → layouts, islands, sections → features, admin → domain → components/ui, lib → agency,
 * messages, paths; and integrations → domain, components/ui; hosting → domain. The last entry that names a file is what
 * applies to it. tests/unit/repository/imports.test.ts checks `<script src>` in .astro files, which is no import to a
 * linter.
 */
export const directionOfImports = [
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
  layer('admin/*/*', inAdmin, above(1, otherSection, adminSections)),
  layer('admin/listings/*/*', inAdmin, above(2, otherSection, adminSections)),
  // The feed fills listings and their pictures.
  layer('admin/feed/*', inAdmin),
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
  [
    {
      files: ['src/lib/**/*.{ts,tsx}'],
      patterns: [
        folders(
          'pages|layouts|features|admin|islands|integrations|components|domain',
          'src/lib imports the agency, messages and paths alone.',
        ),
      ],
    },
  ],
].flat()

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
export const restrictedSyntax = [
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

/** House words for which the field has its own: values, result, message, stored, request, results, visible. */
export const vagueNames = [
  ...['answers', 'Answers', 'answered', 'setAnswer', 'setAnswers', 'said', 'setSaid', 'unsaid', 'kept', 'Kept'],
  ...['asked', 'setAsked', 'Asked', 'asking', 'setAsking', 'found', 'setFound', 'Found', 'seen', 'setSeen', 'Seen'],
  ...['unseen', 'whole', 'otherwise', 'explained', 'nowhere', 'silence', 'silences', 'goOn', 'wayOn', 'standing'],
  ...['pause', 'pauseMs', 'tell', 'tells', 'told', 'ways', 'newHome', 'completeHome', 'setWords', 'wordsOf', 'asks'],
  ...['homes', 'setHomes', '$homes', 'opened', '$opened', 'leaving', '$leaving', 'onLeaving', 'wish', 'wishes'],
  ...['doubt', 'doubts', 'Bones', 'WayOn', 'LeftAsTheyAre', 'showAsRead'],
  ...['readable', 'bare', 'wordy', 'sky'],
]
