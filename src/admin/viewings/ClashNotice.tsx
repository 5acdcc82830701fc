import type { Ref } from 'react'
import { Notice } from '../../components/ui/Notice'
import { type Candidate, type Clash, clashText } from '../../domain/viewing/clashes'

interface Props {
  candidate: Candidate
  clashes: readonly Clash[]
  ref: Ref<HTMLDivElement>
}

/** The clashes of a viewing that is being booked, above the button that books it anyway. */
export const ClashNotice = ({ candidate, clashes, ref }: Props) => (
  <div
    role="status"
    ref={ref}
    tabIndex={-1}
    className="empty:sr-only focus:outline-none tablet:max-h-40 tablet:overflow-y-auto"
  >
    {clashes.length > 0 && (
      <Notice
        tone="plain"
        title={
          clashes.every(({ reason }) => reason === 'journey')
            ? 'There is little time between two appointments.'
            : 'This clashes with another appointment.'
        }
      >
        <ul className="grid gap-1">
          {clashes.map((clash) => (
            <li key={clash.other.id}>{clashText(clash, candidate)}</li>
          ))}
        </ul>
      </Notice>
    )}
  </div>
)
