import { agency } from '#agency/agency.ts'
import * as en from './messages/en/language.ts'
import * as zh from './messages/zh/language.ts'

// Build time only: the editions of the site, one for each language (decision 036).

/** The languages that have messages. */
const languages = { en, zh }

/** What the site says of a language. */
export type Edition = (typeof languages)[keyof typeof languages]

// Functions of hosts have no `process`, and know the agency's languages alone.
const named = globalThis.process?.env['LANGUAGES']?.split(',')

/** The editions that are built: the agency's languages, or those that LANGUAGES names, as tests do. */
export const editions: readonly Edition[] = (named ?? agency.languages).map((code) => {
  const edition = Object.values(languages).find((each) => each.code === code)
  // Before the check of the agency's folder: commands and hosts import this module too.
  if (!edition) {
    const advice = named ? 'LANGUAGES=en' : "languages: ['en'] in agency.ts of the agency's folder"
    throw new Error(
      `${named ? 'LANGUAGES' : 'agency.ts'} names a language without messages: ${JSON.stringify(code)}. ` +
        `Write ${advice}. Messages: ${Object.keys(languages).join(', ')}.`,
    )
  }
  return edition
})

// Addresses that only the English edition has: for staff and owners, files without words, and printed reports.
const englishOnly = [
  ...['/admin', '/report', '/styleguide', '/resources/reports', '/resources/london-prices.csv'],
  ...['/robots.txt', '/site.webmanifest'],
]

/** The prefix of an address: `/zh` of `/zh/rent`, nothing of `/rent`. */
export const prefixOf = (path: string) =>
  editions.find(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`)))?.prefix ?? ''

/** An address without the prefix of its edition: `/rent` of `/zh/rent`. */
export const withoutPrefix = (path: string) => path.slice(prefixOf(path).length) || '/'

/** Whether every edition has an address, given without its prefix. */
export const isInEveryEdition = (path: string) =>
  !englishOnly.some((each) => path === each || path.startsWith(`${each}/`))

/** A page in all its editions, its own among them: English first. */
export function alternates(path: string): { edition: Edition; path: string }[] {
  const shared = withoutPrefix(path)
  return editions
    .slice(0, isInEveryEdition(shared) ? undefined : 1)
    .map((edition) => ({ edition, path: edition.prefix ? edition.prefix + shared.replace(/^\/$/, '') : shared }))
}
