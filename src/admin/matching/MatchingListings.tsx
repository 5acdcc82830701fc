import { useStore } from '@nanostores/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../components/ui/LoadFailure'
import type { Kind } from '../../domain/enquiry/enquiry-labels'
import { formatShortTimestamp } from '../../domain/staff/format-moments'
import { $mayEdit } from '../../lib/http/admin-session'
import { counted } from '../../lib/format/words'
import { serverDate } from '../../lib/time/server-time'
import { paths } from '../../paths'
import { useRead } from '../query/use-read'
import { Button } from '../ui/Button'
import { focusIfLost } from '../ui/focus'
import { showToast } from '../ui/toasts'
import { DetailPart } from '../ui/AdminPage'
import { ProblemNotice } from '../ui/ProblemNotice'
import { ShortList } from '../ui/ShortList'
import { HomesRefusal } from './HomesRefusal'
import { MatchingCard } from './MatchingCard'
import { type Matches, maxSentAtOnce, hasCriteria, sendProblem, wantedText } from './matching'
import { readHomesRefused, readMatches, sendListings } from './matching.queries'

const titleId = 'matching-title'
const seekingKinds: readonly Kind[] = ['inquiry', 'message']

interface Props {
  enquiry: { kind: Kind; id: string; state: string; name: string; email: string }
  /** Called after a change: the enquiry has another email, and perhaps another state. */
  onDone: () => void
}

/** Homes that fit an open enquiry, to choose and send in one email, or a note that its sender wants none. */
export function MatchingListings({ enquiry, onDone }: Props) {
  const { kind, id, state, email } = enquiry
  const mayBeSent = seekingKinds.includes(kind)
  const { data, isError, refetch } = useRead(
    ['matching', 'listings', kind, id, state === 'closed'],
    () => readMatches(kind, id),
    { enabled: mayBeSent && state !== 'closed' },
  )
  const { data: refused } = useRead(['matching', 'refused', kind, id], () => readHomesRefused(kind, id), {
    enabled: mayBeSent && email !== '',
  })
  if (isError && data === undefined)
    return <LoadFailure title="The homes that fit could not be loaded." onRetry={() => void refetch()} />
  const matches = data && (hasCriteria(data.wanted) || data.sent.length > 0) ? data : null
  const mayRefuse = typeof refused === 'boolean'
  if (!matches && !mayRefuse) return null
  return (
    <DetailPart id={titleId} title="Homes that fit">
      {matches && (
        <>
          <p className="pt-2 text-small text-ink-2">
            {wantedText(matches.wanted)}.
            {matches.listings.length === 0 &&
              (matches.sent.length > 0 ? ' No other live home fits.' : ' No live home fits at the moment.')}
          </p>
          <Choices {...{ enquiry, onDone }} listings={matches.listings} refused={refused === true} />
          <Sent sent={matches.sent} />
        </>
      )}
      {mayRefuse && <HomesRefusal {...{ enquiry, refused, onDone }} />}
    </DetailPart>
  )
}

type ChoicesProps = Props & Pick<Matches, 'listings'> & { refused: boolean }

/** The listings, and the button that sends the chosen ones. */
function Choices({ enquiry, listings, refused, onDone }: ChoicesProps) {
  const { kind, id, name, email } = enquiry
  const [chosen, setChosen] = useState<readonly string[]>([])
  const mayEdit = useStore($mayEdit) && email !== '' && !refused
  const client = useQueryClient()
  // A listing that has gone meanwhile is no longer chosen.
  const ids = chosen.filter((each) => listings.some((listing) => listing.id === each))
  const send = useMutation({
    mutationFn: () => sendListings(kind, id, ids),
    onSuccess: (count) => {
      setChosen([])
      focusIfLost(titleId)
      showToast(`${counted(count, 'home')} sent to ${name}.`)
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['matching'] }),
  })
  if (listings.length === 0) return null
  return (
    <>
      <ShortList
        className="mt-2.5 border-t border-line"
        items={listings}
        first={shownAtFirst}
        row={(listing) => (
          <MatchingCard
            key={listing.id}
            listing={listing}
            chosen={ids.includes(listing.id)}
            disabled={send.isPending || (ids.length >= maxSentAtOnce && !ids.includes(listing.id))}
            onChoose={
              mayEdit
                ? (choose) => setChosen(choose ? [...ids, listing.id] : ids.filter((each) => each !== listing.id))
                : undefined
            }
          />
        )}
      />
      <ProblemNotice className="mt-3" problem={sendProblem(send.error, 'The homes were not sent.')} />
      {mayEdit && ids.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button variant="send" busy={send.isPending} onClick={() => send.mutate()}>
            {send.isPending ? 'Sending...' : `Send ${counted(ids.length, 'home')} by email`}
          </Button>
          <span className="min-w-0 text-small wrap-anywhere text-ink-2">
            One email to {email}, with their reference.
          </span>
        </p>
      )}
    </>
  )
}
const shownAtFirst = 4

/** What was sent before. */
function Sent({ sent }: Pick<Matches, 'sent'>) {
  if (sent.length === 0) return null
  return (
    <ul className="mt-3 text-small text-ink-2">
      {sent.map(({ id, title, slug, sent_at: at }) => (
        <li className="py-0.5 wrap-anywhere" key={id}>
          Sent {formatShortTimestamp(at, serverDate())}:{' '}
          {slug ? (
            <a className="quiet-link decoration-edge" href={paths.property(slug)}>
              {title}
            </a>
          ) : (
            title
          )}
        </li>
      ))}
    </ul>
  )
}
