import type { Sort } from './list-state'

// The optional columns. Title, price and status always show. Pure.

interface ListColumn {
  label: string
  /** The orders of its heading's first and second press. */
  sorts?: readonly [Sort, Sort]
  width: string
  /** The screens for which it is too much. Below a desktop, one column has the most urgent task instead of all. */
  hidden: string
}

export type ListColumnName = 'reference' | 'facts' | 'enquiries' | 'views' | 'changed' | 'negotiator'

export const listColumns: Record<ListColumnName, ListColumn> = {
  reference: { label: 'Ref.', sorts: ['reference', 'reference-back'], width: 'w-25', hidden: 'max-[90rem]:hidden' },
  facts: { label: 'Material information', width: 'w-32', hidden: 'max-desktop:hidden' },
  enquiries: {
    label: 'Enquiries',
    sorts: ['enquiries', 'fewest-enquiries'],
    width: 'w-30',
    hidden: 'max-desktop:hidden',
  },
  views: { label: 'Views, 7 days', width: 'w-29', hidden: 'max-[100rem]:hidden' },
  changed: { label: 'Changed', sorts: ['changed', 'unchanged'], width: 'w-25', hidden: 'max-[90rem]:hidden' },
  negotiator: { label: 'Negotiator', width: 'w-31', hidden: 'max-[110rem]:hidden' },
}

export const columnNames = Object.keys(listColumns) as ListColumnName[]

/** The chosen columns that still exist; all by default. */
export const chosenColumns = (stored: readonly string[] | null): ListColumnName[] =>
  stored === null ? columnNames : columnNames.filter((name) => stored.includes(name))

/** The actions column: from 1280 px on View, Edit and Delete, below that only a menu. */
export const actionsColumnClass = 'w-13 min-[80rem]:w-52'
