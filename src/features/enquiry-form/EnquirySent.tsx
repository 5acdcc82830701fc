import { fullStop, notLoaded } from '#messages/common.ts'
import * as messages from '#messages/enquiry.ts'
import * as page from '#messages/property.ts'
import { Icon } from '../../components/ui/Icon'
import { LatePart } from '../../components/ui/LatePart'
import { PhoneLink } from '../../components/ui/PhoneLink'
import { SuccessLink, SuccessLinks, SuccessMessage, SuccessRow } from '../../components/ui/form/SuccessMessage'
import { ReplyDeadline } from '../../domain/enquiry/ReplyDeadline'
import type { Listing } from '../../domain/listing/listing'
import { SaveButton } from '../../domain/listing/SaveButton'
import { listPath } from '../../paths'
import { titleLanguage } from '#messages/formats.ts'
import type { RequestedTime } from './dates'

/** Loaded after the send, because the form does not need it. */
const loadRequestedViewing = () => import('./RequestedViewing')

interface Props {
  listing: Listing
  reserved: boolean
  requested: RequestedTime
  onAgain: () => void
}

/** Success message in place of the form: what happens next. */
export function EnquirySent({ listing, reserved, requested, onAgain }: Props) {
  const rental = listing.listingType === 'rent'
  const title = <strong lang={titleLanguage || undefined}>{listing.title}</strong>
  return (
    <SuccessMessage
      title={messages.sent}
      level="h2"
      again={{ label: messages.another, onPress: onAgain }}
      links={
        <SuccessLinks>
          <SuccessRow>
            <Icon name="heart" />
            <SaveButton listing={listing} />
          </SuccessRow>
          <SuccessLink href="#similar">{page.similar}</SuccessLink>
          <SuccessLink href={listPath(listing.listingType)}>{rental ? page.allToRent : page.allForSale}</SuccessLink>
        </SuccessLinks>
      }
    >
      {reserved ? (
        <p>
          {messages.noted}
          {title}
          {messages.ifAvailable}
        </p>
      ) : (
        <p>
          {rental ? messages.arrangeRental : messages.arrangeSale}
          {title}
          {messages.weReply}
          <ReplyDeadline />
          {messages.replyEnd}
        </p>
      )}
      {requested.startsAt && !reserved && (
        <LatePart load={loadRequestedViewing} failure={notLoaded} className="space-y-2.5">
          {({ RequestedViewing }) => <RequestedViewing listing={listing} {...requested} />}
        </LatePart>
      )}
      <p>
        {messages.ifUrgent}
        <PhoneLink />
        {fullStop}
      </p>
    </SuccessMessage>
  )
}
