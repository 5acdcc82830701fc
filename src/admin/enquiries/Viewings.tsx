import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { ConfirmDialog } from '../../components/ui/ConfirmDialog'
import { Notice } from '../../components/ui/Notice'
import { newId } from '../../lib/form/row-id'
import { $account, $mayEdit } from '../../lib/http/admin-session'
import { usualHost } from './assignees'
import { useAssignees } from './inbox-data'
import type { ViewingDraft } from './drafts'
import type { Enquiry } from './inbox'
import { partTitle } from './part-title'
import { useViewings } from './useViewings'
import { viewingValues, requestedViewing, type Viewing, type ViewingValues } from './viewing'
import { ViewingForm } from './ViewingForm'
import { ViewingLine } from './ViewingLine'

interface Props {
  enquiry: Enquiry
  now: Date
  /** Called after a change that sends an email. */
  onDone: () => void
}

/** The viewings of a property enquiry: book, change and cancel; each change sends the visitor an email. */
export function Viewings({ enquiry, now, onDone }: Props) {
  const { viewings, recorded, draft, busy, problem, message, type, open, close, save, cancel } = useViewings(
    enquiry,
    onDone,
  )
  // A restored draft leaves the focus unchanged.
  const [pressed, setPressed] = useState(false)
  const [cancelling, setCancelling] = useState<Viewing | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const mayBook = useStore($mayEdit)
  const usual = {
    meetingPlace: recorded ?? '',
    host: usualHost(useAssignees(), enquiry.assignedTo, useStore($account)?.name ?? ''),
  }
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => void (problem && banner.current?.focus()), [problem])
  const toTitle = (done: boolean) => void (done && title.current?.focus())
  const begin = (next: ViewingDraft) => {
    setPressed(true)
    open(next)
  }
  const leave = () => {
    close()
    toTitle(true)
  }
  const onSave = async (id: string, values: ViewingValues) => toTitle(await save(id, values))
  const onCancel = async (viewing: Viewing) => {
    setCancelling(null)
    toTitle(await cancel(viewing))
  }

  return (
    <section className="mt-10 text-note" aria-labelledby="viewings-title">
      <h3 className={clsx(partTitle, 'focus:outline-none')} id="viewings-title" tabIndex={-1} ref={title}>
        Viewing
      </h3>
      {problem && (
        <Notice className="mt-4" tone="problem" title={problem.title} role="alert" tabIndex={-1} ref={banner}>
          <p>{problem.text}</p>
        </Notice>
      )}
      {viewings?.length === 0 && !draft && <p className="mt-2.5">No viewing booked.</p>}
      <ul>
        {viewings
          ?.filter(({ id }) => id !== draft?.id)
          .map((viewing) => (
            <ViewingLine
              key={viewing.id}
              {...{ viewing, enquiry, now }}
              onChange={draft || !mayBook ? undefined : () => begin({ id: viewing.id, values: viewingValues(viewing) })}
              onCancel={draft || !mayBook ? undefined : () => setCancelling(viewing)}
            />
          ))}
      </ul>
      {viewings && draft && (
        <ViewingForm
          {...{ enquiry, now, busy, recorded }}
          takesFocus={pressed}
          values={draft.values}
          viewing={viewings.find(({ id }) => id === draft.id)}
          onType={(values) => type({ ...draft, values })}
          onSave={(values) => void onSave(draft.id, values)}
          onCancel={leave}
        />
      )}
      {viewings && !draft && mayBook && (
        <button
          type="button"
          className={clsx('mt-3.5', buttonClass({ variant: 'outline' }))}
          onClick={() => begin({ id: newId(), values: requestedViewing(enquiry, now, usual) })}
        >
          {viewings.length > 0 ? 'Book another viewing' : 'Book a viewing'}
        </button>
      )}
      <p className="pt-2 text-ink-2 empty:hidden" role="status">
        {(!draft || !viewings) && message}
      </p>
      {cancelling && (
        <ConfirmDialog title="Cancel this viewing?" cancel="Keep the viewing" onCancel={() => setCancelling(null)}>
          <p>If {enquiry.name} was told about it, we send an email that removes it from their calendar.</p>
          <button
            type="button"
            className={buttonClass({ variant: 'danger' })}
            onClick={() => void onCancel(cancelling)}
          >
            Cancel the viewing
          </button>
        </ConfirmDialog>
      )}
    </section>
  )
}
