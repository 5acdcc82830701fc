import type { Listing } from '../../domain/listing/listing'
import { statusNotice, statusBadge } from '../../domain/listing/status-text'

/** Above a home that is spoken for: how far it has come, and what that means to the reader. */
export function StatusNotice({ listing }: { listing: Listing }) {
  const words = statusNotice(listing)
  if (!words) return null
  return (
    <div className="row standing" role="status">
      <div className="rail">
        <p>{statusBadge(listing)}</p>
      </div>
      <div className="main">
        <p className="says">{words.summary}</p>
        <p>{words.explanation}</p>
      </div>
    </div>
  )
}
