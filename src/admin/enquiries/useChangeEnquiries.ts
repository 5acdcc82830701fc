import { useAccounts } from '../query/accounts'
import { assigneeName } from './assignees'
import type { EnquiryChange } from './change-enquiries'
import { changeEnquiries } from './enquiry-changes'
import type { Enquiry } from './inbox'

/** A function that changes the state or assignee of enquiries. */
export function useChangeEnquiries() {
  const accounts = useAccounts()
  return (enquiries: readonly Enquiry[], after: EnquiryChange['after']) =>
    changeEnquiries(enquiries, after, (id) => assigneeName(accounts, id))
}
