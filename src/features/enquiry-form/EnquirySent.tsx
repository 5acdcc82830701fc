import { lazy, Suspense } from 'react'
import { Icon } from '../../components/ui/Icon'
import { PhoneLink } from '../../components/ui/form/PhoneLink'
import { SuccessLink, SuccessLinks, SuccessMessage, SuccessRow } from '../../components/ui/form/SuccessMessage'
import { ReplyDeadline } from '../../domain/enquiry/ReplyDeadline'
import type { Listing } from '../../domain/listing/listing'
import { SaveButton } from '../../domain/listing/SaveButton'
import { listPath } from '../../paths'
import type { RequestedTime } from './requested-time'

// Loaded after the send, because the form does not need it; without it the message is complete.
const RequestedViewing = lazy(() =>
  import('./RequestedViewing')
    .then(({ RequestedViewing }) => ({ default: RequestedViewing }))
    .catch(() => ({ default: () => <></> })),
)

interface Props {
  listing: Listing
  reserved: boolean
  requested: RequestedTime
  onAgain: () => void
}

/** Success message in place of the form: what happens next. */
export function EnquirySent({ listing, reserved, requested, onAgain }: Props) {
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
      {requested.startsAt && !reserved && (
        <Suspense>
          <RequestedViewing listing={listing} {...requested} />
        </Suspense>
      )}
      <p>
        If it is urgent, call <PhoneLink />.
      </p>
    </SuccessMessage>
  )
}
