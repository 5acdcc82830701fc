/** Licences that ask for no more than their text to be kept. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
]

/** Licences that ask for more, and why these packages may have them all the same. */
export const exceptions: { packages: RegExp; licence: string; because: string }[] = [
  {
    packages: /^postgres$/,
    licence: 'Unlicense',
    because: 'its author gave it to the public; it speaks to the database on the server',
  },
  {
    packages: /^lightningcss(-|$)/,
    licence: 'MPL-2.0',
    because: 'it minifies the style sheets in the build, unchanged; nothing of it reaches a visitor',
  },
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    because:
      'this is libvips, which sharp loads as a library of its own to make ' +
      'pictures in the build, unchanged; nothing of it reaches a visitor',
  },
]

/** What the code for the browser imports; it comes with all that it needs. */
export const imported = [
  '@nanostores/react',
  '@supabase/postgrest-js',
  '@supabase/supabase-js',
  'clsx',
  'date-fns',
  'fflate',
  'leaflet',
  'nanostores',
  'react',
  'react-datepicker',
  'react-dom',
  'swiper',
  'valibot',
]
/** Of these a few lines of their own are in the pages: what starts an island, and the style sheet's first rules. */
const inPart = ['@astrojs/react', 'astro', 'tailwindcss']

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
type LockedPackages = Record<string, LockedPackage>

export interface Licence {
  name: string
  version: string
  licence: string | undefined
  /** Whether the package reaches visitors' browsers. */
  browser: boolean
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Where a package that stands at `from` finds `name`: beside itself, or further up. */
function resolve(packages: LockedPackages, name: string, from: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const path = `${place ? `${place}/` : ''}node_modules/${name}`
    if (packages[path]) return path
    if (!place) return undefined
  }
}

function withDependencies(packages: LockedPackages, names: string[]): Set<string> {
  const reached = new Set<string>()
  const follow = (name: string, from: string) => {
    const path = resolve(packages, name, from)
    if (!path || reached.has(path)) return
    reached.add(path)
    for (const needed of Object.keys(packages[path]?.dependencies ?? {})) follow(needed, path)
  }
  for (const name of names) follow(name, '')
  return reached
}

/**
 * The packages that a visitor's browser, the build or the local server runs: everything in a package-lock.json but what
 * is for development alone. Read from the lock file and not from what is installed, so that it is the same on every
 * machine. A build for one kind of machine that the lock file gives no licence has that of the package it belongs to.
 * @returns by name and version
 */
export function licences({ packages }: { packages: LockedPackages }): Licence[] {
  const browser = withDependencies(packages, imported)
  for (const name of inPart) browser.add(`node_modules/${name}`)
  const owners = Object.values(packages).flatMap(({ license, optionalDependencies }) =>
    Object.keys(optionalDependencies ?? {}).map((name) => [name, license] as const),
  )
  const belonging = new Map(owners)
  const rows = new Map<string, Licence>()
  for (const [path, { version = '', license, dev }] of Object.entries(packages)) {
    if (path === '' || dev) continue
    const name = nameOf(path)
    const before = rows.get(`${name} ${version}`)
    rows.set(`${name} ${version}`, {
      name,
      version,
      licence: license ?? belonging.get(name),
      browser: browser.has(path) || Boolean(before?.browser),
    })
  }
  const order = ({ name, version }: Licence) => `${name} ${version}`
  return [...rows.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1))
}

/** Whether a package's licence is one that the house takes; of several joined by AND, each must be. */
export const isTaken = ({ name, licence }: Pick<Licence, 'name' | 'licence'>) =>
  licence !== undefined &&
  licence
    .split(' AND ')
    .every(
      (each) =>
        permissive.includes(each) ||
        exceptions.some(({ packages, licence }) => licence === each && packages.test(name)),
    )

const table = (rows: Licence[]) => [
  '| Package | Version | Licence |',
  '|---|---|---|',
  ...rows.map(({ name, version, licence }) => `| \`${name}\` | ${version} | ${licence} |`),
]

/** docs/licences.md. */
export const licencesPage = (rows: Licence[]) =>
  [
    '# Licences',
    '',
    'Written by `npm run licences` from `package-lock.json`; a test fails ' +
      'when it is out of date, or when a licence comes in',
    'that nobody has agreed to.',
    '',
    '**The site itself** is under the MIT licence (`LICENSE`). **Its ' +
      'pictures** are its own: rendered from scenes of our',
    'own, or drawn by a script; no photograph, model or texture comes from outside. **Its typefaces**,',
    'Newsreader (the Newsreader Project Authors, 2020) and Hanken ' +
      'Grotesk (the Hanken Grotesk Project Authors, 2021), are',
    'subsets under the SIL Open Font License 1.1. **Node.js** 24 comes through the package `node`; MIT.',
    '',
    '## In the visitor’s browser',
    '',
    ...table(rows.filter(({ browser }) => browser)),
    '',
    '## In the build and on the local server',
    '',
    ...exceptions.map(
      ({ packages, licence, because }) =>
        `- ${licence}, for ` +
        `\`${rows.find((row) => packages.test(row.name) && row.licence?.includes(licence))?.name}\` ` +
        `and its like: ${because}.`,
    ),
    '',
    ...table(rows.filter(({ browser }) => !browser)),
    '',
  ].join('\n')
