const parts = [
  'lint',
  'spelling',
  'types',
  'unit',
  'backend',
  'commands',
  'database',
  'site',
  'second',
  'browser',
  'engines',
]
const words = process.argv.slice(2)
const selectedParts = words.filter((word) => parts.includes(word))

/** `npm test browser saved`: a word that is not a part selects test files whose path contains it. */
export const fileFilters = words.filter((word) => !parts.includes(word))

/** Whether one of these parts runs: all do, if none is named. */
export const isSelected = (...names: string[]) =>
  selectedParts.length === 0 || names.some((name) => selectedParts.includes(name))

/** Whether tests of a site on its first day run: those with this word in their name. */
export const hasFirstDay = fileFilters.length === 0 || fileFilters.some((word) => 'first-day.spec.ts'.includes(word))
