import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { createSelection } from '../ui/selection'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { $inboxLocation } from './inbox-location.store'
import { isSameList } from './inbox-url'

/** The selected enquiries, by key. */
export const { $rows: $selection, select, selectOnly, clear: clearSelection } = createSelection<Enquiry>(enquiryKey)

// Other filters clear the selection, so that nobody changes unseen enquiries. It spans pages, in any order.
$inboxLocation.listen((place, before) => {
  if (before && !isSameList(place, { ...before, page: place.page, order: place.order })) clearSelection()
})
