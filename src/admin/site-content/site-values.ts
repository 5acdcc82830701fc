import * as v from 'valibot'
import {
  maxDayNameLength,
  maxNoticeLength,
  type SiteContent,
  specialDaysFrom,
} from '../../domain/site-content/site-content'
import { lengthOf, tidyLine } from '../../lib/form/normalise'
import { timeOfDay } from '../../lib/format/two-digits'
import { isDay } from '../../lib/time/parse-day'
import { draftPrefix } from '../../lib/http/admin-session'
import { draftsOf } from '../ui/draft'

// The page's form values, their draft, content and errors.

export type SiteValues = v.InferInput<typeof siteSchema>
export type DayValues = SiteValues['days'][number]

const formatTime = (minutes: number | null) => (minutes === null ? '' : timeOfDay(minutes % 1440))
// Midnight is the end of a day, never its beginning.
const minutesOf = (time: string, ends = false) => {
  const [hour = '', minute = ''] = time.split(':')
  return /^\d\d:\d\d/.test(time) ? Number(hour) * 60 + Number(minute) || (ends ? 1440 : 0) : null
}

export const emptyDay: DayValues = { day: '', name: '', closed: true, opens: '', closes: '' }

/** The form values of the content; past days are dropped. */
export const toValues = (content: SiteContent, today: string): SiteValues => ({
  notice: content.notice,
  noticeUntil: content.noticeUntil ?? '',
  days: specialDaysFrom(content, today).map(({ day, name, opens, closes }) => ({
    day,
    name,
    closed: opens === null,
    opens: formatTime(opens),
    closes: formatTime(closes),
  })),
  featured: content.featured,
  testimonials: content.testimonials,
})

/** The content of valid values. */
export const toContent = ({ notice, noticeUntil, days, featured, testimonials }: SiteValues): SiteContent => ({
  notice: tidyLine(notice),
  noticeUntil: tidyLine(notice) && noticeUntil ? noticeUntil : null,
  specialDays: days
    .map(({ day, name, closed, opens, closes }) => ({
      day,
      opens: closed ? null : minutesOf(opens),
      closes: closed ? null : minutesOf(closes, true),
      name: tidyLine(name),
    }))
    .sort((a, b) => (a.day < b.day ? -1 : 1)),
  featured,
  testimonials,
})

export const isDirty = (values: SiteValues, stored: SiteContent, today: string) =>
  JSON.stringify(values) !== JSON.stringify(toValues(stored, today))

const maxLength = (longest: number) =>
  v.check<string, string>((text) => lengthOf(tidyLine(text)) <= longest, `Use ${longest} characters or fewer.`)

const daySchema = v.pipe(
  v.object({
    day: v.pipe(
      v.string(),
      v.check((day) => isDay(day), 'Enter a date.'),
    ),
    name: v.pipe(
      v.string(),
      v.check((name) => tidyLine(name) !== '', 'Enter the name of the day, such as Christmas Eve.'),
      maxLength(maxDayNameLength),
    ),
    closed: v.boolean(),
    opens: v.string(),
    closes: v.string(),
  }),
  v.forward(
    v.partialCheck(
      [['closed'], ['opens']],
      ({ closed, opens }) => closed || minutesOf(opens) !== null,
      'Enter the opening time.',
    ),
    ['opens'],
  ),
  v.forward(
    v.partialCheck(
      [['closed'], ['closes']],
      ({ closed, closes }) => closed || minutesOf(closes, true) !== null,
      'Enter the closing time.',
    ),
    ['closes'],
  ),
  v.forward(
    v.partialCheck(
      [['closed'], ['opens'], ['closes']],
      ({ closed, opens, closes }) => {
        const [from, to] = [minutesOf(opens), minutesOf(closes, true)]
        return closed || from === null || to === null || from < to
      },
      'Enter a time after the opening time.',
    ),
    ['closes'],
  ),
)

/** The site content as typed. An error of `days.1` is a date that occurs twice. */
export const siteSchema = v.object({
  notice: v.pipe(v.string(), maxLength(maxNoticeLength)),
  noticeUntil: v.pipe(
    v.string(),
    v.check((day) => day === '' || isDay(day), 'Enter a date, or leave it empty.'),
  ),
  days: v.pipe(
    v.array(daySchema),
    v.checkItems(
      ({ day }, n, days) => !isDay(day) || days.findIndex((other) => other.day === day) === n,
      'This date is already in the list.',
    ),
  ),
  featured: v.array(v.string()),
  testimonials: v.boolean(),
})

const hasLists = (values: unknown) =>
  Array.isArray((values as SiteValues | null)?.days) && Array.isArray((values as SiteValues | null)?.featured)

/** Unsaved site content in this tab, with the content's last change when typing began. */
export const siteDraft = draftsOf(
  `${draftPrefix}site`,
  v.object({ values: v.custom<SiteValues>(hasLists), version: v.pipe(v.string(), v.nonEmpty()) }),
  {
    title: 'Content of the site',
    linesOf: ({ values: { notice, noticeUntil, days } }) => [
      ...[notice, noticeUntil],
      ...days.map(({ day, name, opens, closes }) => [day, name, opens, closes].filter(Boolean).join(' ')),
    ],
  },
)

const fieldIds: Record<string, string> = { notice: 'notice', noticeUntil: 'notice-until' }

/** The errors of typed values, by the id of the field, in page order. */
export function errorsOf(values: SiteValues): Record<string, string> {
  const { issues = [] } = v.safeParse(siteSchema, values)
  return Object.fromEntries(
    issues.map(({ path = [], message }) => {
      const [field, n, part = 'day'] = path.map(({ key }) => String(key))
      return [fieldIds[field ?? ''] ?? `${part}-${n}`, message]
    }),
  )
}
