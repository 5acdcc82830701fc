import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useCallback, useRef, useState } from 'react'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { Notice } from '../../components/ui/Notice'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import type { Viewing } from '../../domain/viewing/viewing'
import { newId } from '../../lib/form/row-id'
import { capitalised } from '../../lib/format/words'
import { $account, $mayEdit } from '../../lib/http/admin-session'
import { failureOf } from '../query/request-error'
import { accountsQuery, usualAttendee } from '../query/accounts'
import { Button } from '../ui/Button'
import { useCancelViewing, useViewings } from './useViewings'
import { dropViewingDraft, readViewingDraft, storeViewingDraft, type ViewingDraft } from './viewing-drafts'
import { ViewingForm } from './ViewingForm'
import { ViewingLine } from './ViewingLine'
import { failureNotice, goneNotice, type Problem } from './viewing-notices'
import { type BookableEnquiry, isValuation, requestedViewing, viewingValues, wordsFor } from './viewing-values'

interface Props {
  enquiry: BookableEnquiry
  now: Date
  /** Called after a change that sends an email. */
  onDone: () => void
}

const nobody = { id: '', name: '' }

/** The viewings of an enquiry: book, change and cancel; each change sends the visitor an email. */
export function Viewings({ enquiry, now, onDone }: Props) {
  const key = enquiryKey(enquiry)
  const { data: viewings, isError, refetch } = useViewings(enquiry)
  const cancelling = useCancelViewing(enquiry)
  const accounts = useQuery(accountsQuery).data ?? []
  const me = useStore($account) ?? nobody
  const mayBook = useStore($mayEdit)
  const [draft, setDraft] = useState(() => readViewingDraft(key))
  // A restored draft leaves the focus unchanged.
  const [pressed, setPressed] = useState(false)
  const [toCancel, setToCancel] = useState<Viewing | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [message, setMessage] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  const store = useCallback(
    (next: ViewingDraft) => {
      storeViewingDraft(key, next)
      // The id changes only when a booking begins again.
      setDraft((before) => (before?.id === next.id ? before : next))
    },
    [key],
  )
  function begin(next: ViewingDraft) {
    setPressed(true)
    setMessage('')
    setProblem(null)
    setDraft(next)
  }
  function close(text = '') {
    dropViewingDraft(key)
    setDraft(null)
    setMessage(text)
    title.current?.focus()
    if (text) onDone()
  }
  async function cancel(viewing: Viewing) {
    setToCancel(null)
    setProblem(null)
    try {
      const { stored, conflict } = await cancelling.mutateAsync(viewing)
      if (conflict) return setProblem(goneNotice(stored))
      const { what, who } = wordsFor(viewing.appointment)
      close(`${capitalised(what)} cancelled. If the ${who} was told about it, they get an email.`)
    } catch (error) {
      setProblem(failureNotice(failureOf(error)))
    }
  }
  const editable = mayBook && !draft
  const isOwners = isValuation(enquiry.kind)
  return (
    <section className="mt-10 text-note" aria-labelledby="viewings-title">
      <h3
        className={clsx(
          'border-b border-ink pb-2 font-sans text-note leading-[1.4] font-semibold tracking-normal',
          'focus:outline-none',
        )}
        id="viewings-title"
        tabIndex={-1}
        ref={title}
      >
        {isOwners ? 'Valuation visit' : 'Viewing'}
      </h3>
      {problem && (
        <Notice className="mt-4" tone="problem" title={problem.title} role="alert">
          <p>{problem.text}</p>
        </Notice>
      )}
      {isError && <LoadFailure title="The viewings could not be loaded." onRetry={() => void refetch()} />}
      {viewings?.length === 0 && !draft && (
        <p className="mt-2.5">{isOwners ? 'No visit booked.' : 'No viewing booked.'}</p>
      )}
      <ul>
        {viewings
          ?.filter(({ id }) => id !== draft?.id)
          .map((viewing) => (
            <ViewingLine
              key={viewing.id}
              {...{ viewing, enquiry, now }}
              onChange={editable ? () => begin({ id: viewing.id, values: viewingValues(viewing) }) : undefined}
              onCancel={editable ? () => setToCancel(viewing) : undefined}
            />
          ))}
      </ul>
      {viewings && draft && mayBook && (
        <ViewingForm
          {...{ enquiry, now, draft }}
          takesFocus={pressed}
          viewing={viewings.find(({ id }) => id === draft.id)}
          onType={store}
          onSaved={close}
          onCancel={() => close()}
        />
      )}
      {viewings && editable && (
        <Button
          variant="outline"
          className="mt-3.5"
          onClick={() => {
            const attendee = usualAttendee(accounts, enquiry.assignedTo, me)
            begin({ id: newId(), values: requestedViewing(enquiry, now, attendee) })
          }}
        >
          {`Book ${viewings.length > 0 ? 'another' : 'a'} ${isOwners ? 'visit' : 'viewing'}`}
        </Button>
      )}
      <p className="pt-2 text-ink-2 empty:hidden" role="status">
        {!draft && message}
      </p>
      {toCancel && (
        <ConfirmDialog
          title={`Cancel this ${wordsFor(toCancel.appointment).what}?`}
          cancel={`Keep the ${wordsFor(toCancel.appointment).what}`}
          onCancel={() => setToCancel(null)}
        >
          <p>If {enquiry.name} was told about it, we send an email that removes it from their calendar.</p>
          <Button variant="danger" onClick={() => void cancel(toCancel)}>
            Cancel the {wordsFor(toCancel.appointment).what}
          </Button>
        </ConfirmDialog>
      )}
    </section>
  )
}
