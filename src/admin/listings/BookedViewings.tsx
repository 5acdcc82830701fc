import { ViewingsAhead } from '../ui/ViewingsAhead'
import { bookedViewingsText } from './booked-viewings'

/** The viewings booked of listings that leave the market: nobody else cancels them. */
export const BookedViewings = ({ ids }: { ids: readonly string[] }) => (
  <ViewingsAhead
    isEnabled={ids.length > 0}
    isAffected={({ listingId }) => ids.includes(listingId)}
    text={(count) => `${bookedViewingsText(count)} in the diary.`}
  />
)
