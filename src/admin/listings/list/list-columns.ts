import type { Sort } from './list-state'

// The optional columns. Title, price and status always show. Pure.

interface ListColumn {
  label: string
  /** The orders of its heading's first and second press. */
  sorts?: readonly [Sort, Sort]
  /** The screen width from which it shows, and its width. */
  className: string
}

export type ListColumnName = 'reference' | 'facts' | 'enquiries' | 'views' | 'changed' | 'negotiator'

export const listColumns: Record<ListColumnName, ListColumn> = {
  reference: { label: 'Ref.', sorts: ['reference', 'reference-back'], className: 'w-25 max-[90rem]:hidden' },
  facts: { label: 'Material information', className: 'w-32 max-laptop:hidden' },
  enquiries: { label: 'Enquiries', sorts: ['enquiries', 'fewest-enquiries'], className: 'w-30 max-laptop:hidden' },
  views: { label: 'Views, 7 days', className: 'w-29 max-[100rem]:hidden' },
  changed: { label: 'Changed', sorts: ['changed', 'unchanged'], className: 'w-25 max-laptop:hidden' },
  negotiator: { label: 'Negotiator', className: 'w-31 max-[110rem]:hidden' },
}

export const columnNames = Object.keys(listColumns) as ListColumnName[]

/** The chosen columns that still exist; all by default. */
export const chosenColumns = (stored: readonly string[] | null): ListColumnName[] =>
  stored === null ? columnNames : columnNames.filter((name) => stored.includes(name))
