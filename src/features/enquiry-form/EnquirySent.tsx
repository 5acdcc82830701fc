import { Icon } from '../../components/ui/Icon'
import { PhoneLink } from '../../components/ui/form/PhoneLink'
import { SuccessLink, SuccessLinks, SuccessMessage, SuccessRow } from '../../components/ui/form/SuccessMessage'
import { ReplyDeadline } from '../../domain/enquiry/ReplyDeadline'
import type { Listing } from '../../domain/listing/listing'
import { SaveButton } from '../../domain/listing/SaveButton'
import { formatMoment } from '../../lib/time/format-moment'
import { listPath } from '../../paths'

interface Props {
  listing: Listing
  reserved: boolean
  /** The time that the enquiry holds; empty for none. */
  heldSlot: string
  onAgain: () => void
}

/** Success message in place of the form: what happens next. */
export function EnquirySent({ listing, reserved, heldSlot, onAgain }: Props) {
  const rental = listing.listingType === 'rent'
  return (
    <SuccessMessage
      title="Inquiry Submitted Successfully!"
      level="h2"
      again={{ label: 'Submit Another Inquiry', onPress: onAgain }}
      links={
        <SuccessLinks>
          <SuccessRow>
            <Icon name="heart" />
            <SaveButton listing={listing} />
          </SuccessRow>
          <SuccessLink href="#similar">Similar homes</SuccessLink>
          <SuccessLink href={listPath(listing.listingType)}>All homes {rental ? 'to rent' : 'for sale'}</SuccessLink>
        </SuccessLinks>
      }
    >
      {reserved ? (
        <p>
          Thank you. We have noted your interest in <strong>{listing.title}</strong>. We write to you if it becomes
          available again.
        </p>
      ) : (
        <p>
          Thank you. Our team will contact you to arrange {rental ? 'the' : 'a'} viewing of{' '}
          <strong>{listing.title}</strong>. We reply <ReplyDeadline />.
        </p>
      )}
      {heldSlot && (
        <p>
          We hold this time for you:{' '}
          <strong>{formatMoment(new Date(heldSlot), Intl.DateTimeFormat().resolvedOptions().timeZone)}</strong>. Look
          for our email: it tells you when the viewing is confirmed, and has a link to move or cancel it.
        </p>
      )}
      <p>
        If it is urgent, call <PhoneLink />.
      </p>
    </SuccessMessage>
  )
}
