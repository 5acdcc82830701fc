import { Notice } from '../../../components/ui/Notice'
import { counted } from '../../../lib/format/words'
import { paths } from '../../../paths'
import { type Outcome, refusalOf } from './listing-change'
import type { AdminListing } from '../listing-row'

/** The maximum number listed individually. */
const maxListed = 8

interface Props {
  outcomes: readonly Outcome[]
  listings: readonly AdminListing[]
}

/** Skipped listings of a change, each with the reason and a link to correct it. */
export function SkippedListings({ outcomes, listings }: Props) {
  const skipped = outcomes.flatMap((outcome) => {
    const listing = listings.find(({ id }) => id === outcome.id)
    const refusal = listing && refusalOf(outcome, listing.listingType)
    return refusal ? [{ listing, refusal }] : []
  })
  if (skipped.length === 0) return null
  return (
    <Notice className="mt-5" tone="problem" title={`${counted(skipped.length, 'listing')} not changed:`}>
      <ul className="mt-1 max-h-60 overflow-y-auto">
        {skipped.slice(0, maxListed).map(({ listing: { id, title }, refusal: { text, problems } }) => (
          <li className="py-1" key={id}>
            <a className="quiet-link" href={paths.adminProperty(id, problems[0]?.column)}>
              {title || 'Untitled listing'}
            </a>
            : {text}
          </li>
        ))}
        {skipped.length > maxListed && <li className="py-1">And {counted(skipped.length - maxListed, 'other')}.</li>}
      </ul>
    </Notice>
  )
}
