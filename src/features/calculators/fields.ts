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

/** The bounds of a number; `subject` names it in messages: `the price`. */
interface Bounds {
  subject: string
  example: string
  min?: number
  max: number
}

function within(
  value: number | null,
  { subject, example, min = 0, max }: Bounds,
  format: (value: number) => string,
): Read<number> {
  if (value === null) return { problem: messages.enterNumber(subject, example) }
  if (value < min) return { problem: messages.atLeast(subject, format(min)) }
  if (value > max) return { problem: messages.atMost(subject, format(max)) }
  return { value }
}

/** The worked example starts with the same value as messages name, unless `start` says otherwise. */
type Settings = Omit<FieldSettings, 'start'> & Bounds & { start?: string; per?: Period }

/** A required amount in pounds. `per` is the period of the amount; a month by default. */
export const pounds = ({ subject, example, min, max, start = example, per, ...settings }: Settings): Field<number> => ({
  ...settings,
  start,
  kind: 'line',
  prefix: '£',
  read: (text) =>
    text.trim()
      ? within(amount(text, per), { subject, example, min, max }, formatPounds)
      : { problem: messages.enter(subject, example) },
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
  subject,
  example,
  min,
  max,
  start = example,
  unit = '%',
  ...settings
}: Settings & { unit?: string }): Field<number> => ({
  ...settings,
  start,
  kind: 'line',
  suffix: unit,
  read: (text) =>
    text.trim()
      ? within(percentage(text.replace(unit, '')), { subject, example, min, max }, (value) =>
          unit === '%' ? `${value}%` : String(value),
        )
      : { problem: messages.enter(subject, example) },
  shown: String,
})

/** A whole number with a unit. */
export const integer = (settings: Settings & { unit?: string }): Field<number> => {
  const field = figure(settings)
  return {
    ...field,
    read: (text) => {
      const read = field.read(text)
      return 'value' in read && !Number.isInteger(read.value)
        ? { problem: messages.wholeNumber(settings.subject) }
        : read
    },
  }
}

/** The values, in order, and their labels. */
type ChoiceSettings<V extends string> = Omit<FieldSettings, 'start'> & { options: Record<V, string> }

/** A single choice. An invalid value, from an edited address, falls back to the first. */
export const choice = <V extends string>(
  values: readonly [V, ...V[]],
  { options, ...settings }: ChoiceSettings<NoInfer<V>>,
): Field<V> => ({
  ...settings,
  kind: 'choice',
  start: values[0],
  options: values.map((value) => ({ value, label: options[value] })),
  read: (text) => ({ value: values.find((value) => value === text) ?? values[0] }),
  shown: (value) => value,
})

/** A single choice without a default: no figure until one is selected. */
export const requiredChoice = <V extends string>(
  values: readonly [V, ...V[]],
  { problem, ...settings }: ChoiceSettings<NoInfer<V>> & { problem: string },
): Field<V> => ({
  ...choice(values, settings),
  start: '',
  read: (text) => {
    const chosen = values.find((value) => value === text)
    return chosen ? { value: chosen } : { problem }
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
export const share = ({
  subject,
  example,
  ...settings
}: FieldSettings & { subject: string; example: string }): Field<Share> => ({
  ...settings,
  kind: 'line',
  read: (text) => {
    if (!text.trim()) return { problem: messages.enter(subject, example) }
    const typed = amount(text)
    const percent =
      /%|per cent/.test(text) || (typed !== null && typed <= 100 && !/£/.test(text)) ? percentage(text) : null
    if (percent !== null) return percent <= 100 ? { value: { percent } } : { problem: messages.atMost(subject, '100%') }
    return typed === null ? { problem: messages.enterShare(subject, example) } : { value: { pounds: typed } }
  },
  shown: (value) => ('percent' in value ? `${value.percent}%` : `£${grouped.format(value.pounds)}`),
})
