import { buttonClass } from '../../../components/ui/button-class'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { eraseEnquiries } from './changes.store'
import { type Enquiry, enquiryKey, kindLabel } from './inbox'
import { formatLondonTime } from './format-moments'

interface Props {
  enquiry: Enquiry
  /** What else came from this person. */
  others: Enquiry[]
  onClose: () => void
}

/** Asks before anything is erased, and names it: the same telephone may be shared by two people. */
export function Erase({ enquiry, others, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [all, setAll] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])

  async function press(event: SyntheticEvent) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setFailed(false)
    const answer = await eraseEnquiries(all ? [enquiry, ...others] : [enquiry])
    setBusy(false)
    setFailed(!answer.ok)
  }

  return (
    <dialog ref={dialog} className="dialog erase" aria-labelledby="erase-title" onClose={onClose}>
      <form className="body" onSubmit={(event) => void press(event)}>
        <h2 id="erase-title">Erase this enquiry for good?</h2>
        <p>
          {enquiry.name}, {formatLondonTime(enquiry.createdAt)}. What was sent and what was noted about it are removed
          from the database. Nobody can bring it back.
        </p>
        {others.length > 0 && (
          <>
            <div className="choice">
              <input type="checkbox" id="erase-all" checked={all} onChange={({ target }) => setAll(target.checked)} />
              <label htmlFor="erase-all">
                Erase {others.length === 1 ? 'the other enquiry' : `the other ${others.length} enquiries`} of this
                person as well
              </label>
            </div>
            {/* It may be long, and scrolls: a keyboard must reach it. */}
            <ul className="same-person" tabIndex={0} aria-label="The others">
              {others.map((other) => (
                <li key={enquiryKey(other)}>
                  {other.name}, {other.email}
                  <br />
                  {kindLabel(other)}, {formatLondonTime(other.createdAt)}
                </li>
              ))}
            </ul>
          </>
        )}
        {failed && (
          <div className="notice problem" role="alert">
            <p className="title-line">Nothing was erased.</p>
            <p>No answer came, or it was refused. Check the connection, then try again.</p>
          </div>
        )}
        <div className="way-on">
          <button type="submit" className={buttonClass({ variant: 'next' })} aria-busy={busy}>
            {busy ? 'Erasing...' : all ? `Erase all ${others.length + 1} for good` : 'Erase for good'}
          </button>
          <button type="button" className={buttonClass({ variant: 'outline' })} onClick={() => dialog.current?.close()}>
            Keep it
          </button>
        </div>
      </form>
    </dialog>
  )
}
