/** Whether tests run every case, as each night (EVERY_CASE=1), or some of each kind. */
export const everyCase = Boolean(process.env['EVERY_CASE'])

/** The environment of a build that tests no other language than English; all languages with EVERY_CASE=1. */
export const englishOnly: Record<string, string> = everyCase ? {} : { LANGUAGES: 'en' }

/** The first `count` cases of a list, the likeliest to fail; all of them with EVERY_CASE=1. */
export const sampleOf = <Case>(cases: readonly Case[], count = 1): readonly Case[] =>
  everyCase ? cases : cases.slice(0, count)

/** Every `nth` case of a long list of equal ones; all of them with EVERY_CASE=1. */
export const everyNth = <Case>(nth: number, cases: readonly Case[]): readonly Case[] =>
  everyCase ? cases : cases.filter((_, place) => place % nth === 0)

/**
 * Marks a browser test for the nightly run alone: of a rare state, of a failed load, without JavaScript, of one width,
 * or of a rule whose usual case another test has. Each change runs the journeys, what must not be lost, and security.
 */
export const nightly = { tag: '@nightly' }
