import { paths } from '../../paths'
import { useRead } from '../query/use-read'
import { bookedViewingsText } from './booked-viewings'
import { countBookedViewings } from './booked-viewings.queries'

/** How many viewings are booked of listings that leave the market: nobody else cancels them. */
export function BookedViewings({ ids }: { ids: readonly string[] }) {
  const { data: count = 0 } = useRead(['booked-viewings', ids], () => countBookedViewings(ids), {
    enabled: ids.length > 0,
    staleTime: 0,
  })
  return (
    <p className="mt-3 empty:sr-only" role="status">
      {ids.length > 0 && count > 0 && (
        <>
          {bookedViewingsText(count)}{' '}
          <a className="quiet-link" href={`${paths.adminDiary}?view=list`}>
            in the diary
          </a>
          .
        </>
      )}
    </p>
  )
}
