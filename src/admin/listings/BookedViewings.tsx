import { counted } from '../../lib/format/words'
import { ViewingsAhead } from '../ui/ViewingsAhead'

/** The viewings booked of listings that leave the market: nobody else cancels them. */
export const BookedViewings = ({ ids }: { ids: readonly string[] }) => (
  <ViewingsAhead
    isEnabled={ids.length > 0}
    isAffected={({ listingId }) => ids.includes(listingId)}
    text={(count) =>
      `${counted(count, 'viewing')} ${count === 1 ? 'is booked: cancel it' : 'are booked: cancel them'} in the diary.`
    }
  />
)
