import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useEffect } from 'react'
import { Icon } from '../../components/ui/Icon'
import { publishProblems } from '../../domain/listing/facts/publish-check'
import { statusLabels } from '../../domain/listing/listing-status'
import { $mayEdit } from '../../lib/http/admin-session'
import { counted } from '../../lib/format/words'
import { paths } from '../../paths'
import { TextLink } from '../ui/Button'
import { Part } from '../ui/AdminPage'
import { LazyDetails } from '../ui/LazyDetails'
import { LoadState } from '../ui/LoadState'
import { GapForm } from './GapForm'
import { gapDrafts } from './gap-drafts'
import { gapsQuery, useGapCount } from './gaps.queries'
import type { GapListing } from './gaps'

const missingText = ({ row }: GapListing) => {
  const count = publishProblems(row).length
  return count === 0 ? 'Complete: ready to publish' : `${counted(count, 'fact')} missing`
}

const summaryClass = clsx(
  'grid cursor-pointer list-none grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 py-4',
  'tablet:grid-cols-[auto_minmax(0,1fr)_auto]',
)

/** One listing. The first one opens, and stays open when another one becomes the first. */
const GapItem = ({ listing, isFirst, mayEdit }: { listing: GapListing; isFirst: boolean; mayEdit: boolean }) => (
  <li className="border-b border-line">
    <LazyDetails
      className="group"
      summaryClass={summaryClass}
      opens={isFirst}
      summary={
        <>
          <Icon
            name="right"
            className="size-4 self-center text-brick group-open:rotate-90 motion-safe:transition-transform"
          />
          <span className="font-semibold wrap-anywhere">
            {listing.title} <span className="text-note font-normal text-ink-2">{listing.reference}</span>
          </span>
          <span className="text-note text-ink-2 max-tablet:col-start-2">
            {missingText(listing)}. The feed says {statusLabels[listing.feedStatus].toLowerCase()}.
          </span>
        </>
      }
    >
      {mayEdit ? (
        <GapForm listing={listing} />
      ) : (
        <p className="pb-4 text-note text-ink-2">Negotiators and administrators can fill this in.</p>
      )}
    </LazyDetails>
  </li>
)

/** The listings that their feed publishes and that cannot go live yet, each with what it lacks. */
export function FeedGaps() {
  const gaps = useQuery(gapsQuery)
  const mayEdit = useStore($mayEdit)
  useEffect(() => {
    // One that was published elsewhere has no form left to drop its draft. One behind the first hundred still waits.
    if (gaps.data && gaps.data.total === gaps.data.listings.length)
      gapDrafts.dropOthers(gaps.data.listings.map(({ id }) => id))
  }, [gaps.data])
  if (!gaps.data) return <LoadState query={gaps} failure="The homes could not be loaded." lines={4} />
  const { listings, total } = gaps.data
  if (listings.length === 0)
    return (
      <p className="max-w-[40em]">
        Nothing to fill in. A home appears here if your feed publishes it and its advert lacks a fact.{' '}
        <a className="whitespace-nowrap quiet-link" href={paths.admin}>
          Go to Properties
        </a>
      </p>
    )
  return (
    <Part
      id="gaps-title"
      title={<>{counted(total, 'home')} cannot go live yet</>}
      note="Your feed publishes them, but an advert needs facts that the feed does not contain. Fill them in, or
        mark them “Waiting for owner” where the law allows it, then publish."
    >
      <ul className="mt-5 border-t border-ink">
        {listings.map((listing, index) => (
          <GapItem key={listing.id} listing={listing} isFirst={index === 0} mayEdit={mayEdit} />
        ))}
      </ul>
      {total > listings.length && (
        <p className="mt-4 text-note text-ink-2">
          These are the first {listings.length}. The next follow as you publish.
        </p>
      )}
    </Part>
  )
}

/** The number of listings that cannot go live yet, as a link; nothing without any. */
export function FeedGapsLine() {
  const count = useGapCount()
  if (count === 0) return null
  return (
    <p className="mt-6 border-l-2 border-brick pl-4 text-note">
      <TextLink href={paths.adminFeedView('gaps')}>{counted(count, 'home')} of your feeds cannot go live yet</TextLink>
    </p>
  )
}
