import { amount, percentage, type Period } from '../../lib/format/parse-amount'
import { typedDay } from '../../lib/time/london-time'
import { formatDay } from '../../lib/time/format-day'
import { formatPounds } from '../../lib/format/money'

// What a calculator asks. An answer is text, as typed or as an address carries it; a field reads it to a value, or says
// what to type instead.

export type FieldValues = Record<string, string>
export type Read<T> = { value: T } | { problem: string }

interface FieldSettings {
  label: string
  hint?: string
  /** The answer of the worked example. */
  start: string
  /** Asked only where this holds. */
  only?: (values: FieldValues) => boolean
}
export interface Field<T> extends FieldSettings {
  kind: 'line' | 'choice' | 'tick'
  prefix?: string
  suffix?: string
  options?: readonly { value: string; label: string }[]
  optional?: boolean
  read: (text: string) => Read<T>
  /** The answer as it stands in the field once read: `£650k` becomes `650,000`. */
  shown: (value: T) => string
}

/** The values that a set of fields reads. */
export type Values<F> = { [Name in keyof F]: F[Name] extends Field<infer T> ? T : never }

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Where a number may lie; `what` is what a message calls it: `the price`. */
interface Bounds {
  what: string
  like: string
  least?: number
  most: number
}

function within(
  value: number | null,
  { what, like, least = 0, most }: Bounds,
  format: (value: number) => string,
): Read<number> {
  if (value === null) return { problem: `Enter ${what} as a number, like ${like}` }
  if (value < least) return { problem: `${sentence(what)} must be ${format(least)} or more` }
  if (value > most) return { problem: `${sentence(what)} must be ${format(most)} or less` }
  return { value }
}

/** `per` is what the pounds are for each of; a month where nothing else is said. */
type Settings = FieldSettings & Bounds & { per?: Period }

/** An amount of pounds that must be given. */
export const pounds = ({ what, like, least, most, per, ...settings }: Settings): Field<number> => ({
  ...settings,
  kind: 'line',
  prefix: '£',
  read: (text) =>
    text.trim()
      ? within(amount(text, per), { what, like, least, most }, formatPounds)
      : { problem: `Enter ${what}, like ${like}` },
  shown: (value) => grouped.format(value),
})

/** An amount of pounds that may be left out: null then. */
export const maybePounds = (settings: Settings): Field<number | null> => {
  const field = pounds(settings)
  return {
    ...field,
    optional: true,
    read: (text) => (text.trim() ? field.read(text) : { value: null }),
    shown: (value) => (value === null ? '' : field.shown(value)),
  }
}

/** A percentage, or another plain number with its unit behind it. */
export const figure = ({
  what,
  like,
  least,
  most,
  unit = '%',
  ...settings
}: Settings & { unit?: string }): Field<number> => ({
  ...settings,
  kind: 'line',
  suffix: unit,
  read: (text) =>
    text.trim()
      ? within(percentage(text.replace(unit, '')), { what, like, least, most }, (value) =>
          unit === '%' ? `${value}%` : String(value),
        )
      : { problem: `Enter ${what}, like ${like}` },
  shown: String,
})

/** A whole number of something. */
export const integer = (settings: Settings & { unit?: string }): Field<number> => {
  const field = figure(settings)
  return {
    ...field,
    read: (text) => {
      const read = field.read(text)
      return 'value' in read && !Number.isInteger(read.value)
        ? { problem: `${sentence(settings.what)} must be a whole number` }
        : read
    },
  }
}

/** One of a few. An answer that is none of them, in an address somebody has changed, is the first. */
export const choice = <V extends string>({
  options,
  ...settings
}: Omit<FieldSettings, 'start'> & { options: readonly { value: V; label: string }[] }): Field<V> => ({
  ...settings,
  kind: 'choice',
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- A choice has at least one option.
  start: options[0]!.value,
  options,
  // eslint-disable-next-line @typescript-eslint/no-non-null-assertion -- A choice has at least one option.
  read: (text) => ({ value: (options.find(({ value }) => value === text) ?? options[0]!).value }),
  shown: (value) => value,
})

/** One of a few, without an example answer: until one of them is chosen, no figure is worked out. */
export const requiredChoice = <V extends string>({
  problem,
  ...settings
}: Parameters<typeof choice<V>>[0] & { problem: string }): Field<V> => ({
  ...choice(settings),
  start: '',
  read: (text) => {
    const chosen = settings.options.find(({ value }) => value === text)
    return chosen ? { value: chosen.value } : { problem }
  },
})

/** Yes or no. */
export const tick = (settings: Omit<FieldSettings, 'start'>): Field<boolean> => ({
  ...settings,
  kind: 'tick',
  start: '',
  read: (text) => ({ value: text === 'yes' }),
  shown: (value) => (value ? 'yes' : ''),
})

/** A day that may be left out: null then. */
export const maybeDay = (settings: FieldSettings): Field<string | null> => ({
  ...settings,
  kind: 'line',
  optional: true,
  read: (text) => {
    if (!text.trim()) return { value: null }
    const day = typedDay(text)?.slice(0, 10)
    return day ? { value: day } : { problem: 'Enter a day, like 1 December 2026' }
  },
  shown: (value) => (value ? formatDay(value) : ''),
})

/** A part of a price: in per cent of it, or in pounds. */
export type Share = { percent: number } | { pounds: number }

/** A share: `20%`, `£130,000`; a bare number up to a hundred is per cent. */
export const share = ({ what, like, ...settings }: FieldSettings & { what: string; like: string }): Field<Share> => ({
  ...settings,
  kind: 'line',
  read: (text) => {
    if (!text.trim()) return { problem: `Enter ${what}, like ${like}` }
    const typed = amount(text)
    const percent =
      /%|per cent/.test(text) || (typed !== null && typed <= 100 && !/£/.test(text)) ? percentage(text) : null
    if (percent !== null)
      return percent <= 100 ? { value: { percent } } : { problem: `${sentence(what)} must be 100% or less` }
    return typed === null
      ? { problem: `Enter ${what} as pounds or a percentage, like ${like}` }
      : { value: { pounds: typed } }
  },
  shown: (value) => ('percent' in value ? `${value.percent}%` : `£${grouped.format(value.pounds)}`),
})
