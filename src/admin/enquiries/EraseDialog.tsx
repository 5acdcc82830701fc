import clsx from 'clsx'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { dialogBodyClass, dialogClass, dialogTitleClass } from '../../components/ui/dialog-class'
import { checkboxClass, choiceClass, choiceLabelClass } from '../../components/ui/form/field-class'
import { Notice } from '../../components/ui/Notice'
import { ActionRow } from '../../components/ui/ActionRow'
import { enquiryKey, kindLabel } from '../../domain/enquiry/enquiry-labels'
import { type Enquiry } from './inbox'
import { formatLondonTime } from '../../domain/staff/format-moments'
import { Button } from '../ui/Button'
import { useEraseEnquiries } from './useSaveEnquiry'

interface Props {
  enquiry: Enquiry
  /** Other enquiries of this person. */
  others: readonly Enquiry[]
  onClose: () => void
}

/** Confirms an erasure and names what it erases: two people may share a phone number. */
export function Erase({ enquiry, others, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [all, setAll] = useState(false)
  const erase = useEraseEnquiries()
  const [busy, failed] = [erase.isPending, erase.isError]
  useEffect(() => dialog.current?.showModal(), [])
  const mayHaveViewing = (all ? [enquiry, ...others] : [enquiry]).some(
    ({ kind, state }) => kind === 'inquiry' && state === 'viewing_booked',
  )

  function press(event: SyntheticEvent) {
    event.preventDefault()
    if (!busy) erase.mutate(all ? [enquiry, ...others] : [enquiry])
  }

  return (
    <dialog ref={dialog} className={dialogClass()} data-dialog aria-labelledby="erase-title" onClose={onClose}>
      <form className={dialogBodyClass()} onSubmit={press}>
        <h2 className={dialogTitleClass()} id="erase-title">
          Erase this enquiry for good?
        </h2>
        <p>
          {enquiry.name}, {formatLondonTime(enquiry.createdAt)}. The message and the notes about it are deleted from the
          database. You cannot undo this.
        </p>
        {mayHaveViewing && (
          <p className="mt-3">
            A booked viewing is deleted too, and the visitor gets no email. To tell the visitor, cancel the viewing
            first.
          </p>
        )}
        {others.length > 0 && (
          <>
            <div className={clsx(choiceClass, 'mt-4')}>
              <input
                type="checkbox"
                className={checkboxClass}
                id="erase-all"
                checked={all}
                onChange={({ target }) => setAll(target.checked)}
              />
              <label className={choiceLabelClass} htmlFor="erase-all">
                Erase {others.length === 1 ? 'the other enquiry' : `the other ${others.length} enquiries`} of this
                person as well
              </label>
            </div>
            {/* Long lists scroll, so the keyboard must reach them. */}
            <ul
              className={clsx(
                'ml-9.5 max-h-46 divide-y divide-line overflow-y-auto border-y border-line text-note leading-[1.4]',
                'wrap-anywhere text-ink-2',
              )}
              tabIndex={0}
              aria-label="The others"
            >
              {others.map((other) => (
                <li className="py-1.75" key={enquiryKey(other)}>
                  {other.name}, {other.email}
                  <br />
                  {kindLabel(other)}, {formatLondonTime(other.createdAt)}
                </li>
              ))}
            </ul>
          </>
        )}
        {failed && (
          <Notice className="mt-5" tone="problem" title="Nothing was erased." role="alert">
            <p>The server did not answer, or it refused. Check your connection, then try again.</p>
          </Notice>
        )}
        <ActionRow as="div">
          <Button type="submit" variant="danger" busy={busy}>
            {busy ? 'Erasing...' : all ? `Erase all ${others.length + 1} for good` : 'Erase for good'}
          </Button>
          <Button variant="outline" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
        </ActionRow>
      </form>
    </dialog>
  )
}
