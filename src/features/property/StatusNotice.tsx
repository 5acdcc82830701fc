import type { Listing } from '../../domain/listing/listing'
import { standing, statusBadge } from '../../domain/listing/status-text'

/** Above a home that is spoken for: how far it has come, and what that means to the reader. */
export function Standing({ listing }: { listing: Listing }) {
  const words = standing(listing)
  if (!words) return null
  return (
    <div className="row standing" role="status">
      <div className="rail">
        <p>{statusBadge(listing)}</p>
      </div>
      <div className="main">
        <p className="says">{words.says}</p>
        <p>{words.means}</p>
      </div>
    </div>
  )
}
