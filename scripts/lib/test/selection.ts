/** The parts of the tests (scripts/test.ts). */
const parts = [
  'lint',
  'spelling',
  'types',
  'unit',
  'backend',
  'commands',
  'database',
  'site',
  'agencies',
  'browser',
  'engines',
] as const
export type Part = (typeof parts)[number]
const isPart = (word: string): word is Part => parts.some((part) => part === word)

const words = process.argv.slice(2)
const selectedParts = words.filter(isPart)

/** `npm test browser saved`: a word that is not a part selects test files whose path contains it. */
export const fileFilters = words.filter((word) => !isPart(word))

/** Whether one of these parts runs: all do, if none is named. */
export const isSelected = (...names: Part[]) =>
  selectedParts.length === 0 || names.some((name) => selectedParts.includes(name))

/** Whether tests of a site on its first day run, which is built from an empty database. */
export const includesEmptySite =
  fileFilters.length === 0 ||
  ['tests/site/first-day.test.ts', 'tests/e2e/first-day.spec.ts'].some((file) =>
    fileFilters.some((word) => file.includes(word)),
  )
