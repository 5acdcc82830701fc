import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import type { Viewing } from '../../domain/viewing/viewing'
import { $account, $mayEdit } from '../../lib/http/admin-session'
import { useAccounts, defaultAttendee } from '../query/accounts'
import { Button } from '../ui/Button'
import { DetailPart } from '../ui/AdminPage'
import { CancelViewing } from './CancelViewing'
import { useViewingDraft } from './useViewingDraft'
import { useViewings } from './useViewings'
import { draftOf, newDraft, type ViewingDraft } from './viewing-drafts'
import { ViewingForm } from './ViewingForm'
import { ViewingLine } from './ViewingLine'
import { type BookableEnquiry, isValuationEnquiry, initialBookingValues } from './viewing-values'

interface Props {
  enquiry: BookableEnquiry
  now: Date
  /** Called after a change that sends an email. */
  onDone: () => void
}

/** The viewings of an enquiry: book, change and cancel; each change sends the visitor an email. */
export function Viewings({ enquiry, now, onDone }: Props) {
  const { data: viewings, isError, refetch } = useViewings(enquiry)
  const accounts = useAccounts()
  const me = useStore($account)
  const mayBook = useStore($mayEdit)
  const { draft: begun, begin: setDraft, store, drop } = useViewingDraft(enquiryKey(enquiry), () => null)
  // Without its form, the viewing that it changes is in the list.
  const draft = mayBook ? begun : null
  // A restored draft leaves the focus unchanged.
  const [pressed, setPressed] = useState(false)
  const [toCancel, setToCancel] = useState<Viewing | null>(null)
  const [message, setMessage] = useState('')
  const title = useRef<HTMLHeadingElement>(null)
  function begin(next: ViewingDraft) {
    setPressed(true)
    setMessage('')
    setDraft(next)
  }
  function close(text = '') {
    setMessage(text)
    title.current?.focus()
    if (text) onDone()
  }
  const canEdit = mayBook && !draft
  const isValuation = isValuationEnquiry(enquiry.kind)
  return (
    <DetailPart
      id="viewings-title"
      title={isValuation ? 'Valuation visit' : 'Viewing'}
      titleRef={title}
      className="mt-10 text-note"
    >
      {isError && <LoadFailure title="The appointments could not be loaded." onRetry={() => void refetch()} />}
      {viewings?.length === 0 && !draft && (
        <p className="mt-2.5">{isValuation ? 'No visit booked.' : 'No viewing booked.'}</p>
      )}
      <ul>
        {viewings
          ?.filter(({ id }) => id !== draft?.id)
          .map((viewing) => (
            <ViewingLine
              key={viewing.id}
              {...{ viewing, enquiry, now }}
              onChange={canEdit ? () => begin(draftOf(viewing)) : undefined}
              onCancel={canEdit ? () => setToCancel(viewing) : undefined}
              onCancelled={close}
            />
          ))}
      </ul>
      {viewings && draft && (
        <ViewingForm
          {...{ enquiry, draft }}
          takesFocus={pressed}
          viewing={viewings.find(({ id }) => id === draft.id)}
          onType={store}
          onStored={drop}
          onSaved={close}
          onCancel={() => {
            drop(draft.id)
            close()
          }}
        />
      )}
      {viewings && canEdit && (
        <Button
          variant="outline"
          className="mt-3.5"
          onClick={() => {
            const attendee = defaultAttendee(accounts, enquiry.assignedTo, me)
            begin(newDraft(initialBookingValues(enquiry, now, attendee)))
          }}
        >
          {`Book ${viewings.length > 0 ? 'another' : 'a'} ${isValuation ? 'visit' : 'viewing'}`}
        </Button>
      )}
      <p className="pt-2 text-ink-2 empty:sr-only" role="status">
        {!draft && message}
      </p>
      {toCancel && (
        <CancelViewing
          viewing={toCancel}
          enquiry={enquiry}
          onClose={() => setToCancel(null)}
          onCancelled={(text) => {
            setToCancel(null)
            // The sheet gives the focus back to its button first, which is gone by then.
            setTimeout(() => close(text), 50)
          }}
        />
      )}
    </DetailPart>
  )
}
