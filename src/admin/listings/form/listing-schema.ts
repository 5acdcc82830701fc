import * as v from 'valibot'
import type { Errors, ListingValues } from './property-form'

// The form's schema for react-hook-form, and its errors by field. Pure.

/** The path of a field's error: `price`, `facts.deposit`, `record.postcode`. */
export const errorPath = (field: string) => field.replace(/^fact-/, 'facts.').replace(/^record-/, 'record.')

function issuePath(values: ListingValues, field: string) {
  let input: unknown = values
  return errorPath(field)
    .split('.')
    .map((key) => {
      const item = {
        type: 'object',
        origin: 'value',
        input: input as Record<string, unknown>,
        key,
        value: null,
      } as const
      input = (input as Record<string, unknown> | undefined)?.[key]
      return item
    }) as unknown as [v.ObjectPathItem, ...v.ObjectPathItem[]]
}

/** A schema with one issue for each error of the values. */
export const listingSchema = (errorsOf: (values: ListingValues) => Errors) =>
  v.pipe(
    v.custom<ListingValues>(() => true),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      for (const [field, message] of Object.entries(errorsOf(dataset.value)))
        addIssue({ message, path: issuePath(dataset.value, field) })
    }),
  )

interface Tree {
  [name: string]: { message?: unknown } | Tree | undefined
}

/** The messages of react-hook-form's errors, by field. */
export function fieldErrors(errors: object): Errors {
  const messages = (tree: Tree, prefix: string): [string, unknown][] =>
    Object.entries(tree).map(([name, error]) => [prefix + name, error?.['message']])
  const { facts, record, ...own } = errors as Record<'facts' | 'record', Tree | undefined>
  return Object.fromEntries([
    ...messages(own, ''),
    ...messages(facts ?? {}, 'fact-'),
    ...messages(record ?? {}, 'record-'),
  ])
}
