import type { Sort } from './list-state'

// The columns of the list that may be left out. Title, price and status always stand there. Pure.

interface ListColumn {
  label: string
  /** What a press of its heading sorts by, and what a second one does. */
  sorts?: readonly [Sort, Sort]
  /** From which width of the screen there is room for it, and how much it takes. */
  className: string
}

export const listColumns = {
  reference: { label: 'Ref.', sorts: ['reference', 'reference-back'], className: 'w-25 max-[90rem]:hidden' },
  facts: { label: 'Facts', className: 'w-32 max-lg:hidden' },
  enquiries: { label: 'Enquiries', sorts: ['enquiries', 'fewest-enquiries'], className: 'w-26 max-lg:hidden' },
  views: { label: 'Views, 7 days', className: 'w-29 max-[100rem]:hidden' },
  changed: { label: 'Changed', sorts: ['changed', 'unchanged'], className: 'w-25 max-lg:hidden' },
  negotiator: { label: 'Negotiator', className: 'w-31 max-[110rem]:hidden' },
} as const satisfies Record<string, ListColumn>
export type ListColumnName = keyof typeof listColumns

export const columnNames = Object.keys(listColumns) as ListColumnName[]

/** The columns that somebody chose, of those there are; all of them where nobody chose. */
export const chosenColumns = (stored: readonly string[] | null): ListColumnName[] =>
  stored === null ? columnNames : columnNames.filter((name) => stored.includes(name))
