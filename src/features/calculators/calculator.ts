import type { FieldValues, Field, Values } from './fields'

/** One line of an account. */
export interface Line {
  label: string
  value: string
  note?: string
}
/** A part of an explanation: a table, an account with its total, or words. */
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
/** What a calculator answers: the figure that the page is about, and how it came about. */
interface Outcome {
  figure: string
  /** The figure in pounds, where it is money. */
  pounds?: number
  gloss: string
  parts: readonly Part[]
}

/** Any field, whatever it reads: a field reads and shows one type, and a record of several has none in common. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyFields = Record<string, Field<any>>
export type Problems = Record<string, string>

export interface Calculator<F extends AnyFields, Facts> {
  /** What its form is called. */
  name: string
  /** What its figure is called. */
  label: string
  /** Why there is no figure before the questions without an example answer are answered. */
  needs?: string
  fields: F
  /** What is wrong between fields that are each right. */
  check?: (values: Values<F>, facts: Facts) => Problems
  work: (values: Values<F>, facts: Facts, today: string) => Outcome
}

const longest = 40
/**
 * As much of a text as can be an answer: nobody waits while a pasted book is read as a number, and no address carries
 * it.
 */
export const cut = (text: string) => text.slice(0, longest)

/** The answers of the worked example. */
export const startOf = (fields: AnyFields): FieldValues =>
  Object.fromEntries(Object.entries(fields).map(([name, { start }]) => [name, start]))

/** Whether a field is asked, given the answers to the others. */
export const isApplicable = (field: AnyFields[string], values: FieldValues) => field.only?.(values) ?? true

/** The questions that nobody has answered yet, and that have no example answer. */
export const missingFields = (fields: AnyFields, values: FieldValues) =>
  Object.entries(fields).filter(
    ([name, field]) =>
      field.kind === 'choice' && isApplicable(field, values) && 'problem' in field.read(values[name] ?? ''),
  )

/** Reads all answers that are asked for; those that are not count as the worked example's. */
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

/** The answers that an address carries, on top of the worked example's. What it does not know is left alone. */
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
 * The answers as an address carries them: what was chosen, and every line that says something, so that a link means the
 * same when the worked example changes. Numbers are plain.
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
