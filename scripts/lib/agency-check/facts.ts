import * as v from 'valibot'
import type { Agency, OfficeHours, OfficeHoursText } from '../../../src/schemas/agency.ts'
import { type Settings, tileServer } from '../../../src/lib/map/tile-server.ts'
import { timesOf, withoutTimes } from '../../../src/lib/different-numbers.ts'
import { isEmailAddress } from '../../../src/lib/form/email-address.ts'
import { type Finding, lineOf } from './finding.ts'

const text = (example: string) => v.pipe(v.string(), v.trim(), v.minLength(1, `is empty; write it, such as ${example}`))
const shape = (pattern: RegExp, what: string, example: string) =>
  v.pipe(
    v.string(),
    v.regex(pattern, ({ input }) => `“${input}” is no ${what}; write one like ${example}`),
  )
const between = (low: number, high: number, what: string, example: number) => {
  const message = ({ input }: { input: number }) => `${input} is no ${what}; write a number like ${example}`
  return v.pipe(v.number(), v.minValue(low, message), v.maxValue(high, message))
}
const webAddress = shape(/^https:\/\/[^\s/]+(\/\S*)?$/, 'address of the web', 'https://www.example.org')
const emailAddress = v.pipe(
  v.string(),
  v.check(isEmailAddress, ({ input }) => `“${input}” is no email address; write one like hello@example.org`),
)
const shownPhone = /^0[\d ]{9,12}$/
const phone = v.pipe(
  v.object({
    shown: shape(shownPhone, 'telephone number of the United Kingdom', '020 7946 0112'),
    dial: shape(/^\+44\d{9,10}$/, 'number to dial', '+442079460112'),
  }),
  v.forward(
    v.check(
      ({ shown, dial }) => !shownPhone.test(shown) || shown.replaceAll(' ', '').replace(/^0/, '+44') === dial,
      ({ input }) => `“${input.dial}” is another number than the one that is shown, ${input.shown}`,
    ),
    ['dial'],
  ),
)

const schema = v.object({
  name: text('Park & Lane'),
  wordmark: v.pipe(v.array(text('Park')), v.minLength(1, 'has no word; write the name of the agency')),
  url: shape(/^https:\/\/[^\s/]+$/, 'address without a path', 'https://www.example.org'),
  languages: v.tupleWithRest([v.literal('en')], v.literal('zh'), "is a list that begins with English: ['en']"),
  founded: between(1700, new Date().getFullYear(), 'year in which an agency can have been founded', 2016),
  email: emailAddress,
  departmentEmails: v.object({ sales: emailAddress, lettings: emailAddress }),
  phone,
  whatsApp: shape(
    /^\d{10,15}$/,
    'WhatsApp number: digits with the country’s code, without a plus sign',
    '447700900112',
  ),
  address: v.object({
    street: text('12 High Street'),
    district: text('Camden'),
    city: text('London'),
    postcode: shape(/^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/, 'postcode', 'N1 2XX'),
    country: shape(/^[A-Z]{2}$/, 'code of a country', 'GB'),
  }),
  position: v.object({
    lat: between(51.2, 51.8, 'latitude in London', 51.5446),
    lng: between(-0.6, 0.4, 'longitude in London', -0.0981),
  }),
  referencePrefix: shape(/^[A-Z][A-Z0-9]{0,7}$/, 'prefix of references: up to eight capitals', 'MR'),
  coordinateDecimals: between(1, 4, 'precision that hides the door of a home', 3),
  feedBranch: text('99999'),
  mostPhotographs: between(1, 40, 'limit of photographs per home, which is forty at most', 10),
  company: v.object({ legalName: text('Example Ltd'), number: text('00000000'), vat: text('GB 000 0000 00') }),
  social: v.array(v.object({ name: text('Instagram'), url: webAddress })),
  map: v.optional(
    v.picklist(
      ['drawn', 'tiles', 'none'],
      ({ received }) => `${received} is no kind of map; write drawn, tiles or none`,
    ),
  ),
})

/** An agency that neither sells nor lets would have no site. */
const checkTrade = ({ parts }: Agency, source: string): Finding[] =>
  parts.sales === false && parts.lettings === false
    ? [
        {
          file: 'agency.ts',
          line: lineOf(source, ['parts', 'lettings']),
          level: 'error',
          message: 'parts: sales and lettings are both false, which leaves no homes; delete one of the two',
        },
      ]
    : []

/** Checks that the build has the streets of an agency with `map: 'tiles'`. */
export const checkTiles = ({ map }: Agency, source: string, settings: Settings): Finding[] =>
  map === 'tiles' && !settings['PUBLIC_GOOGLE_MAPS_KEY'] && !tileServer(settings)
    ? [
        {
          file: 'agency.ts',
          line: lineOf(source, ['map']),
          level: 'error',
          message:
            'map: tiles needs a tile server; set PUBLIC_MAP_TILES, such as ' +
            'https://tiles.example.org/{z}/{x}/{y}.png, or write drawn or none',
        },
      ]
    : []

/** Checks the values of agency.ts. `source` is the file's text, for the lines. */
export function checkFacts(agency: Agency, source: string): Finding[] {
  const { issues = [] } = v.safeParse(schema, agency)
  const pathOf = ({ path }: (typeof issues)[number]) => (path ?? []).map(({ key }) => key as string | number)
  // An agency without chat links needs no number for them.
  const needed = issues.filter((issue) => agency.parts.whatsApp !== false || pathOf(issue)[0] !== 'whatsApp')
  const findings = needed.map((issue): Finding => {
    const path = pathOf(issue)
    const missing = issue.received === 'undefined' ? `${path.join('.')} is missing. ` : `${path.join('.')}: `
    return { file: 'agency.ts', line: lineOf(source, path), level: 'error', message: missing + issue.message }
  })
  return [...findings, ...checkTrade(agency, source)]
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Checks the opening hours: seven days, each closed or with an end after its beginning. */
export function checkHours(hours: OfficeHours, source: string): Finding[] {
  const line = lineOf(source, ['officeHours'])
  const fault = (message: string): Finding => ({ file: 'hours.ts', line, level: 'error', message })
  if (hours.length !== 7)
    return [fault(`officeHours has ${hours.length} days; write seven, Sunday first, null for a day that is closed`)]
  return hours.flatMap((day, n) => {
    if (!day) return []
    const { opens, closes } = day
    if (opens < 0 || closes > 24 * 60) return [fault(`${days[n]}: write minutes after midnight, such as 9 * 60`)]
    if (closes > opens) return []
    return [
      fault(`${days[n]} closes at ${clock(closes)}, before or as it opens at ${clock(opens)}; swap or correct them`),
    ]
  })
}

/** The hours of a line, with each time in digits and a colon. */
const withDigits = (hours: string) =>
  hours
    .replace(/\bmidnight\b|午夜|(?:晚上|凌晨)\s?12(?:[:：]00|\s?点)/gi, '0:00')
    .replace(/\b(?:noon|midday)\b|正午/gi, '12:00')
    .replace(/(\d)\.(\d\d)/g, '$1:$2')

/**
 * Checks that the hours as text, of one language, are those in minutes. It only warns if it cannot read a time, such as
 * those of “9–5”.
 */
export function checkHoursText(hours: OfficeHours, text: OfficeHoursText, file: string, source: string): Finding[] {
  const lines = text.map((line) => withDigits(line.hours))
  const level = lines.some((line) => /\d/.test(withoutTimes(line))) ? 'warning' : 'error'
  const pairs = hours.flatMap((day) =>
    day && day.closes > day.opens ? [`${clock(day.opens)} to ${clock(day.closes)}`] : [],
  )
  return [...new Set(pairs)]
    .filter((pair) => !lines.some((line) => timesOf(pair).every((each) => timesOf(line).includes(each))))
    .map((pair) => ({
      file,
      line: lineOf(source, ['officeHoursText']),
      level,
      message:
        `officeHoursText: no line has ${pair}, which officeHours of hours.ts has; ` +
        'write times like 9:00 or 9:00 AM',
    }))
}
