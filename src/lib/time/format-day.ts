import { tag } from '#messages/language.ts'

const days: Record<string, Intl.DateTimeFormat> = {}
const dayIn = (language: string) =>
  (days[language] ??= new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Europe/London',
  }))

/** A date in words; unrepresentable dates (Postgres's `infinity`, the year 290000) stay as written. */
export const formatIfValid = (moment: Date, written: string, format: (moment: Date) => string) =>
  Number.isNaN(moment.getTime()) ? written : format(moment)

/** A day in London: `1 December 2026`. Accepts a date (`2026-12-01`) or a timestamp with offset. */
export const formatDay = (iso: string, language: string = tag) =>
  formatIfValid(new Date(iso), iso, (moment) => dayIn(language).format(moment))
