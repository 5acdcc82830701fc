import { amount, percentage, type Period } from '../../lib/format/parse-amount'
import { typedDay } from '../../lib/time/london-time'
import { formatDay } from '../../lib/time/format-day'
import { formatPounds } from '../../lib/format/money'
import * as messages from '#messages/calculator.ts'

// Fields of a calculator. A value is text, as typed or in the address; a field parses it, or returns a problem message.

export type FieldValues = Record<string, string>
export type Read<T> = { value: T } | { problem: string }

interface FieldSettings {
  label: string
  hint?: string
  /** The value in the worked example. */
  start: string
  /** The condition under which it applies. */
  only?: (values: FieldValues) => boolean
}
export interface Field<T> extends FieldSettings {
  kind: 'line' | 'choice' | 'tick'
  prefix?: string
  suffix?: string
  options?: readonly { value: string; label: string }[]
  optional?: boolean
  read: (text: string) => Read<T>
  /** The formatted value after parsing: `£650k` becomes `650,000`. */
  shown: (value: T) => string
}

/** The parsed values of a set of fields. */
export type Values<F> = { [Name in keyof F]: F[Name] extends Field<infer T> ? T : never }

const grouped = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 })

/** The bounds of a number; `what` names it in messages: `the price`. */
interface Bounds {
  what: string
  like: string
  min?: number
  max: number
}

function within(
  value: number | null,
  { what, like, min = 0, max }: Bounds,
  format: (value: number) => string,
): Read<number> {
  if (value === null) return { problem: messages.enterNumber(what, like) }
  if (value < min) return { problem: messages.atLeast(what, format(min)) }
  if (value > max) return { problem: messages.atMost(what, format(max)) }
  return { value }
}

/** `per` is the period of the pounds; a month by default. */
type Settings = FieldSettings & Bounds & { per?: Period }

/** A required amount in pounds. */
export const pounds = ({ what, like, min, max, per, ...settings }: Settings): Field<number> => ({
  ...settings,
  kind: 'line',
  prefix: '£',
  read: (text) =>
    text.trim()
      ? within(amount(text, per), { what, like, min, max }, formatPounds)
      : { problem: messages.enter(what, like) },
  shown: (value) => grouped.format(value),
})

/** An optional amount in pounds: null when empty. */
export const maybePounds = (settings: Settings): Field<number | null> => {
  const field = pounds(settings)
  return {
    ...field,
    optional: true,
    read: (text) => (text.trim() ? field.read(text) : { value: null }),
    shown: (value) => (value === null ? '' : field.shown(value)),
  }
}

/** A percentage, or another plain number with a unit. */
export const figure = ({
  what,
  like,
  min,
  max,
  unit = '%',
  ...settings
}: Settings & { unit?: string }): Field<number> => ({
  ...settings,
  kind: 'line',
  suffix: unit,
  read: (text) =>
    text.trim()
      ? within(percentage(text.replace(unit, '')), { what, like, min, max }, (value) =>
          unit === '%' ? `${value}%` : String(value),
        )
      : { problem: messages.enter(what, like) },
  shown: String,
})

/** A whole number with a unit. */
export const integer = (settings: Settings & { unit?: string }): Field<number> => {
  const field = figure(settings)
  return {
    ...field,
    read: (text) => {
      const read = field.read(text)
      return 'value' in read && !Number.isInteger(read.value) ? { problem: messages.wholeNumber(settings.what) } : read
    },
  }
}

/** A single choice. An invalid value, from an edited address, falls back to the first. */
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

/** A single choice without a default: no figure until one is selected. */
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

/** An optional day: null when empty. */
export const maybeDay = (settings: FieldSettings): Field<string | null> => ({
  ...settings,
  kind: 'line',
  optional: true,
  read: (text) => {
    if (!text.trim()) return { value: null }
    const day = typedDay(text)?.slice(0, 10)
    return day ? { value: day } : { problem: messages.enterDay }
  },
  shown: (value) => (value ? formatDay(value) : ''),
})

/** A part of a price: in per cent or in pounds. */
export type Share = { percent: number } | { pounds: number }

/** A share: `20%`, `£130,000`; a plain number up to a hundred is per cent. */
export const share = ({ what, like, ...settings }: FieldSettings & { what: string; like: string }): Field<Share> => ({
  ...settings,
  kind: 'line',
  read: (text) => {
    if (!text.trim()) return { problem: messages.enter(what, like) }
    const typed = amount(text)
    const percent =
      /%|per cent/.test(text) || (typed !== null && typed <= 100 && !/£/.test(text)) ? percentage(text) : null
    if (percent !== null) return percent <= 100 ? { value: { percent } } : { problem: messages.atMost(what, '100%') }
    return typed === null ? { problem: messages.enterShare(what, like) } : { value: { pounds: typed } }
  },
  shown: (value) => ('percent' in value ? `${value.percent}%` : `£${grouped.format(value.pounds)}`),
})
