import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Skeleton } from '../../components/ui/Skeleton'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { paths } from '../../paths'
import { unwrap } from '../query/request-error'
import { Button } from '../ui/Button'
import { type Warning, warningSections } from './warnings'
import { readWarnings } from './warnings.queries'

/** How many of a section show initially. */
const shownAtFirst = 20

function Section({ title, warnings }: { title: string; warnings: Warning[] }) {
  const [all, setAll] = useState(false)
  if (warnings.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="border-b border-ink pb-2 font-serif text-h3 leading-[1.2] tracking-snug">
        {title} <span className="font-sans text-note tracking-normal text-ink-2 tabular-nums">{warnings.length}</span>
      </h2>
      <ul>
        {warnings.slice(0, all ? undefined : shownAtFirst).map(({ listingId, listing, message: text, field }) => (
          <li
            className="grid gap-x-6 border-b border-line py-3 tablet:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
            key={listingId + field}
          >
            <a
              className="self-start wrap-anywhere quiet-link decoration-edge"
              href={paths.adminProperty(listingId, field)}
            >
              {listing}
            </a>
            <span className="text-note wrap-anywhere text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
      {!all && warnings.length > shownAtFirst && (
        <Button variant="outline" className="mt-4" onClick={() => setAll(true)}>
          Show {warnings.length - shownAtFirst} more
        </Button>
      )}
    </section>
  )
}

interface Props {
  /** What other rooms have to do, above the warnings. */
  notices?: ReactNode
  hasNotices?: boolean
}

/** All warnings, each with a link to correct it. */
export function Warnings({ notices, hasNotices = false }: Props) {
  const {
    data: warnings,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['warnings'],
    queryFn: async () => unwrap(await readWarnings()),
  })
  return (
    <section className="rail-row">
      <div className="rail max-tablet:hidden">To do</div>
      <div className="rail-main">
        <h1 className="text-h2 max-tablet:sr-only">To do</h1>
        <p className="mt-3 max-w-[40em] text-note text-ink-2">
          Certificates that have expired or expire within 60 days. Published listings with missing material information.
          Offers and drafts unchanged for a month.
        </p>
        {notices}
        <div role="status">{!warnings && !isError && <Skeleton count={3} />}</div>
        {isError && <LoadFailure title="The to-do list could not be loaded." onRetry={() => void refetch()} />}
        {warnings?.length === 0 && (
          <p className="mt-6">
            {hasNotices ? 'Nothing else to do today.' : 'Nothing to do today.'}{' '}
            <a className="quiet-link" href={paths.admin}>
              Go to Properties
            </a>
          </p>
        )}
        {warnings &&
          warningSections.map(({ kind, title }) => (
            <Section key={kind} title={title} warnings={warnings.filter((warning) => warning.kind === kind)} />
          ))}
      </div>
    </section>
  )
}
