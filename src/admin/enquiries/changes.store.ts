import { queryClient } from '../query/query-client'
import type { Unsaved } from './follow-up'
import type { Enquiry } from './inbox'
import { saveFollowUp } from './inbox.queries'

/** Saves a follow-up for the viewings of this room. */
export async function storeFollowUp(enquiry: Enquiry, sent: Unsaved) {
  const result = await saveFollowUp(enquiry, sent.base, sent)
  void queryClient.invalidateQueries({ queryKey: ['enquiries'] })
  return result
}
