import { PhoneLink } from '../../components/ui/form/PhoneLink'
import { SuccessMessage } from '../../components/ui/form/SuccessMessage'
import { AnswerBy } from '../../domain/enquiry/AnswerBy'
import type { EnquiryListing } from '../../domain/enquiry/property-enquiry'

interface Props {
  listing: EnquiryListing
  spokenFor: boolean
  onAgain: () => void
  height: number
}

/** In place of the form once it is sent: what happens next. */
export const EnquirySent = ({ listing, spokenFor, onAgain, height }: Props) => (
  <SuccessMessage
    title="Inquiry Submitted Successfully!"
    level="h2"
    again="Submit Another Inquiry"
    onAgain={onAgain}
    height={height}
  >
    {spokenFor ? (
      <p>
        Thank you. We have noted that you want <strong>{listing.title}</strong>, and will write if it comes back.
      </p>
    ) : (
      <p>
        Thank you. Our team will contact you to arrange {listing.listingType === 'rent' ? 'the' : 'a'} viewing of{' '}
        <strong>{listing.title}</strong>. You hear from us <AnswerBy />.
      </p>
    )}
    <p>
      If it cannot wait, call <PhoneLink />.
    </p>
  </SuccessMessage>
)
