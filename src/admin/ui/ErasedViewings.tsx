import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { ViewingsAhead } from './ViewingsAhead'

/** The viewings ahead that are deleted with these enquiries, for the dialog that confirms an erasure. */
export const ErasedViewings = ({ keys }: { keys: readonly string[] }) => (
  <ViewingsAhead
    isAffected={({ enquiryKind: kind, enquiryId: id }) => keys.includes(enquiryKey({ kind, id }))}
    text={(count) =>
      count === 1
        ? 'A viewing ahead is deleted too, and nobody gets an email. To tell the visitor, cancel it first:'
        : `${count} viewings ahead are deleted too, and nobody gets an email. To tell the visitor, cancel them first:`
    }
  />
)
