import { atom } from 'nanostores'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import type { Enquiry } from './inbox'

/** The selected enquiries, by key. */
export const $selection = atom<ReadonlyMap<string, Enquiry>>(new Map())

// A selection with Shift begins here.
let anchor = ''

/** Selects an enquiry or removes it from the selection; with Shift, all rows from the last one as well. */
export function select(enquiry: Enquiry, selected: boolean, range?: readonly Enquiry[]) {
  const key = enquiryKey(enquiry)
  const next = new Map($selection.get())
  const [from, to] = [anchor, key].map((each) => range?.findIndex((row) => enquiryKey(row) === each) ?? -1)
  const several = range && from !== undefined && to !== undefined && from >= 0 && to >= 0
  const rows = several ? range.slice(Math.min(from, to), Math.max(from, to) + 1) : [enquiry]
  for (const row of rows) {
    if (selected) next.set(enquiryKey(row), row)
    else next.delete(enquiryKey(row))
  }
  anchor = key
  $selection.set(next)
}

export const selectAll = (enquiries: readonly Enquiry[]) =>
  $selection.set(new Map(enquiries.map((enquiry) => [enquiryKey(enquiry), enquiry])))

export function clearSelection() {
  anchor = ''
  if ($selection.get().size > 0) $selection.set(new Map())
}
