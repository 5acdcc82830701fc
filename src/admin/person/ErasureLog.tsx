import { useQuery } from '@tanstack/react-query'
import { formatLondonTime } from '../../domain/staff/format-moments'
import { LoadState } from '../ui/LoadState'
import { erasureText } from './erasure'
import { erasuresQuery } from './person.queries'

/** Past erasures: by whom, when and how much, never of whom. */
export function ErasureLog() {
  const query = useQuery(erasuresQuery)
  const { data: erasures = [], isError } = query
  if (erasures.length === 0 && !isError) return null
  return (
    <section className="mt-14 border-t border-ink pt-8" aria-labelledby="erasures-title">
      <h2 className="text-h4" id="erasures-title">
        Past erasures
      </h2>
      <p className="mt-2 max-w-[40em] text-note text-ink-2">We do not record who was erased.</p>
      <LoadState query={query} failure="The past erasures could not be loaded." />
      <ul className="mt-3 text-note">
        {erasures.map(({ id, erased_at: erasedAt, actor_name: by, counts }) => (
          <li className="grid gap-x-6 border-b border-line py-2.5 tablet:grid-cols-[19rem_minmax(0,1fr)]" key={id}>
            <span>
              {formatLondonTime(erasedAt)}
              {by && `, ${by}`}
            </span>
            <span className="text-ink-2">{erasureText(counts as Record<string, number>)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
