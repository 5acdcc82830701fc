import { Notice } from '../../../components/ui/Notice'
import { counted } from '../../../lib/format/words'
import { paths } from '../../../paths'
import { fieldId } from '../fields'
import { type Outcome, refusalOf } from './listing-change'
import type { AdminListing } from '../listing-row'
import { fieldOf } from '../form/progress'

/** The most that are named one by one. */
const most = 8

interface Props {
  outcomes: readonly Outcome[]
  listings: readonly AdminListing[]
}

/** The listings that are, or would be, left as they are: each with the reason, and with the way to put it right. */
export function SkippedListings({ outcomes, listings }: Props) {
  const left = outcomes.flatMap((outcome) => {
    const listing = listings.find(({ id }) => id === outcome.id)
    const refusal = listing && refusalOf(outcome, listing.listingType)
    return refusal ? [{ listing, refusal }] : []
  })
  if (left.length === 0) return null
  return (
    <Notice className="mt-5" tone="problem" title={`${counted(left.length, 'listing')} left as before:`}>
      <ul className="mt-1 max-h-60 overflow-y-auto">
        {left.slice(0, most).map(({ listing: { id, title }, refusal: { text, problems } }) => (
          <li className="py-1" key={id}>
            <a
              className="quiet-link"
              href={paths.adminProperty(id) + (problems[0] ? `#${fieldId(fieldOf(problems[0].column))}` : '')}
            >
              {title || 'A home without a title'}
            </a>
            : {text}
          </li>
        ))}
        {left.length > most && <li className="py-1">And {counted(left.length - most, 'other')}.</li>}
      </ul>
    </Notice>
  )
}
