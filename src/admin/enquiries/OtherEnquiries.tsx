import { enquiryKey, kindLabel, stateLabel } from '../../domain/enquiry/enquiry-labels'
import { formatShortTimestamp } from '../../domain/staff/format-moments'
import { DetailPart } from '../ui/AdminPage'
import { summaryLine } from './fields'
import type { Enquiry } from './inbox'
import { PlaceLink } from './PlaceLink'

/** Other enquiries of the same person, matched by email or phone. */
export function OtherEnquiries({ others, now }: { others: readonly Enquiry[]; now: Date }) {
  if (others.length === 0) return null
  return (
    <DetailPart id="others-title" title="Also from this person">
      <ul>
        {others.map((other) => (
          <li
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-note"
            key={enquiryKey(other)}
          >
            <PlaceLink className="max-w-full truncate quiet-link decoration-edge" to={{ open: enquiryKey(other) }}>
              {kindLabel(other)}: {other.about || summaryLine(other)}
            </PlaceLink>
            <span className="text-ink-2 tabular-nums">
              {formatShortTimestamp(other.createdAt, now)} · {stateLabel(other.state, other.kind)}
            </span>
          </li>
        ))}
      </ul>
    </DetailPart>
  )
}
