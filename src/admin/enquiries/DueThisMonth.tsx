import { useStore } from '@nanostores/react'
import { formatCount } from '../../lib/format/words'
import { countMatching } from './inbox'
import { noFilters } from './inbox-url'
import { useTally } from './inbox-data'
import { $inboxLocation } from './inbox-location.store'
import { PlaceLink } from './PlaceLink'

const link = 'quiet-link decoration-edge hover:text-ink'

/** The number of enquiries to be erased by the end of this month, linked to their list and back. */
export function DueThisMonth() {
  const { q, due, listing } = useStore($inboxLocation)
  const count = countMatching(useTally(), { ...noFilters, due: 'month' })
  if (count === 0 && !due) return null
  const text = `${formatCount(count)} due for erasure this month`
  if (!due)
    return (
      <PlaceLink className={`py-1 ${link}`} to={{ ...noFilters, q, listing, due: 'month', open: '' }}>
        {text}
      </PlaceLink>
    )
  return (
    <span className="py-1">
      <span className="font-semibold text-ink">{text}</span>
      {': '}
      <PlaceLink className={link} to={{ ...noFilters, q, listing, open: '' }}>
        show all
      </PlaceLink>
    </span>
  )
}
