import type { FieldValues, Field, Values } from './fields'

/** One line of a breakdown. */
export interface Line {
  label: string
  value: string
  note?: string | undefined
}
export const line = (label: string, value: string, note?: string): Line => ({ label, value, note })

/** A part of an explanation: a table, a calculation with its total, or text. */
export interface Part {
  title: string
  table?: {
    caption: string
    columns: readonly string[]
    rows: readonly (readonly string[])[]
    total?: readonly [label: string, value: string]
  }
  lines?: readonly Line[]
  total?: Line
  notes?: readonly string[]
}
/** A calculator's result: the main figure and its breakdown. */
export interface Outcome {
  figure: string
  /** The figure in pounds, if it is money. */
  pounds?: number
  explanation: string
  /** A link to the listings that fit the figure. */
  next?: { label: string; href: string }
  parts: readonly Part[]
}

/** Any field of any value type: a record of fields has no common type. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyFields = Record<string, Field<any>>
export type Problems = Record<string, string>

export interface Calculator<F extends AnyFields, Facts> {
  /** The title of its form. */
  name: string
  /** The label of its figure. */
  label: string
  /** Why there is no figure until the fields without an example value are filled in. */
  needs?: string
  fields: F
  /** Problems between individually valid fields. */
  check?: (values: Values<F>, facts: Facts) => Problems
  calculate: (values: Values<F>, facts: Facts, today: string) => Outcome
}

const longest = 40
/** Limits a text's length: long pasted text is neither parsed nor written to the address. */
export const cut = (text: string) => text.slice(0, longest)

/** The values of the worked example. */
export const startOf = (fields: AnyFields): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([name, { start }]) => [name, start]))

/** Whether a field applies, given the other values. */
export const isApplicable = (field: AnyFields[string], values: FieldValues) => field.only?.(values) ?? true

/** The empty fields without an example value. */
export const missingFields = (fields: AnyFields, values: FieldValues) =>
  Object.entries(fields).filter(
    ([name, field]) =>
      field.kind === 'choice' && isApplicable(field, values) && 'problem' in field.read(values[name] ?? ''),
  )

/** Parses all applicable values; the others use the worked example's. */
export function readValues<F extends AnyFields, Facts>(
  { fields, check }: Calculator<F, Facts>,
  formValues: FieldValues,
  facts: Facts,
): { values: Values<F>; problems?: never } | { values?: never; problems: Problems } {
  const values: Record<string, unknown> = {}
  const problems: Problems = {}
  for (const [name, field] of Object.entries(fields)) {
    const read = field.read(isApplicable(field, formValues) ? cut(formValues[name] ?? '') : field.start)
    if ('problem' in read) problems[name] = read.problem
    else values[name] = read.value
  }
  if (Object.keys(problems).length > 0) return { problems }
  const between = check?.(values as Values<F>, facts) ?? {}
  return Object.keys(between).length > 0 ? { problems: between } : { values: values as Values<F> }
}

/** The worked example's values, overridden by those in an address. Ignores unknown parameters. */
export function valuesIn(search: string, fields: AnyFields): FieldValues {
  const query = new URLSearchParams(search)
  const carried: FieldValues = {}
  for (const name of Object.keys(fields)) {
    const value = query.get(name)
    if (value !== null) carried[name] = cut(value)
  }
  return { ...startOf(fields), ...carried }
}

/**
 * The values as query parameters: all selected choices and non-empty fields, so that a link stays valid when the worked
 * example changes. Numbers are plain.
 */
export function addressOf(values: FieldValues, fields: AnyFields): string {
  const query = new URLSearchParams()
  for (const [name, field] of Object.entries(fields)) {
    const text = cut((values[name] ?? '').trim())
    if (!isApplicable(field, values) || (field.kind === 'line' ? !text && !field.start : text === field.start)) continue
    const read = field.read(text)
    query.set(name, 'value' in read && typeof read.value === 'number' ? String(read.value) : text)
  }
  return String(query) && `?${query}`
}
