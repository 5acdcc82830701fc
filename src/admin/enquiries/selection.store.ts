import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { createSelection } from '../ui/selection'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { $inboxLocation } from './inbox-location.store'
import { type Filters, isSameList } from './inbox-url'

const { $rows: $selection, select, selectOnly, clear: clearSelection } = createSelection<Enquiry>(enquiryKey)
/** The selected enquiries, by key. */
export { $selection, clearSelection, select }

/** Whether two lists have the same enquiries, on any page and in any order. */
const hasSameEnquiries = (a: Filters, b: Filters) => isSameList(a, { ...b, page: a.page, order: a.order })

// Other filters clear the selection, so that nobody changes unseen enquiries.
$inboxLocation.listen((place, before) => {
  if (before && !hasSameEnquiries(place, before)) clearSelection()
})

/** Selects what filters matched, unless the selection was cleared meanwhile, such as by other filters. */
export function selectFiltered(filters: Filters, enquiries: readonly Enquiry[]) {
  if ($selection.get().size > 0 && hasSameEnquiries(filters, $inboxLocation.get())) selectOnly(enquiries)
}
