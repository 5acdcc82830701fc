import { useEffect, useRef, useState } from 'react'
import { newId } from '../../lib/form/row-id'
import type { Failure } from '../../lib/http/result'
import { storeFollowUp } from './changes.store'
import { dropViewingDraft, readViewingDraft, storeViewingDraft, type ViewingDraft } from './drafts'
import { failureNotice, type Problem } from './failure-notice'
import { followUpValues } from './follow-up'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { type Enquiry } from './inbox'
import { onRefusal } from './inbox.store'
import { clashNotice, conflictNotice, goneNotice } from './viewing-notices'
import { clashing, bookedStart, type Viewing, type ViewingValues } from './viewing'
import {
  bookViewing,
  cancelViewing,
  changeViewing,
  meetingPlaceOf,
  otherViewings,
  viewingsOf,
} from './viewings.queries'

/**
 * The viewings of an enquiry, the one being edited, and the result.
 * @param onDone called after a change that sends an email
 */
export function useViewings(enquiry: Enquiry, onDone: () => void) {
  const key = enquiryKey(enquiry)
  const [viewings, setViewings] = useState<Viewing[] | null>(null)
  // The listing's recorded address. Undefined if it is unknown: then the form is empty and says nothing about it.
  const [recorded, setRecorded] = useState<string>()
  const [draft, setDraft] = useState(() => readViewingDraft(key))
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [message, setMessage] = useState('')
  // The values for which the clash warning has been shown.
  const warned = useRef('')
  useEffect(() => {
    let here = true
    void Promise.all([viewingsOf(enquiry), meetingPlaceOf(String(enquiry.details['property_id']))]).then(
      ([result, place]) => {
        if (!here) return
        if (place.ok) setRecorded(place.value)
        if (result.ok) setViewings(result.value)
        else setMessage('The viewings could not be loaded. Reload the page.')
      },
    )
    return () => void (here = false)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Another enquiry is another component.
  }, [])

  /** Stores unsaved input in this tab. */
  const type = (next: ViewingDraft | null) => {
    setDraft(next)
    if (next) storeViewingDraft(key, next)
    else dropViewingDraft(key)
  }
  const open = (next: ViewingDraft) => {
    setMessage('')
    setProblem(null)
    setDraft(next)
  }
  const close = () => {
    setProblem(null)
    type(null)
  }
  const show = (stored: Viewing) =>
    setViewings((before) =>
      [...(before ?? []).filter(({ id }) => id !== stored.id), stored].sort((a, b) => +a.startsAt - +b.startsAt),
    )
  const refuse = (failure: Failure) => {
    onRefusal(failure)
    setProblem(failureNotice(failure))
    return false
  }
  const done = (text: string) => {
    setMessage(text)
    onDone()
    return true
  }

  async function write({ id, values }: ViewingDraft): Promise<boolean> {
    const others = await otherViewings(String(enquiry.details['property_id']), bookedStart(values), id)
    if (!others.ok) return refuse(others.failure)
    const clash = clashing(values, others.value)
    if (clash.length > 0 && warned.current !== JSON.stringify(values)) {
      warned.current = JSON.stringify(values)
      setProblem(clashNotice(clash))
      return false
    }
    const before = viewings?.find((each) => each.id === id)
    const result = await (before ? changeViewing(before, values) : bookViewing(enquiry, id, values))
    if (!result.ok) return refuse(result.failure)
    const { stored, conflict } = result.value
    show(stored)
    if (conflict) {
      // A cancelled viewing cannot change: the same values book a new one.
      if (stored.state === 'cancelled') type({ id: newId(), values })
      setProblem(conflictNotice(stored, values))
      return false
    }
    close()
    return done(before ? 'Viewing changed. The visitor gets an email.' : 'Viewing booked. The visitor gets an email.')
  }
  /** Runs one action at a time. Returns whether it succeeded. */
  async function alone(work: () => Promise<boolean>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    setProblem(null)
    const outcome = await work()
    setBusy(false)
    return outcome
  }

  const save = (id: string, values: ViewingValues) =>
    alone(async () => {
      type({ id, values })
      const saved = await write({ id, values })
      if (saved && (enquiry.state === 'new' || enquiry.state === 'contacted')) {
        const base = followUpValues(enquiry)
        void storeFollowUp(enquiry, { ...base, state: 'viewing_booked', base })
      }
      return saved
    })
  const cancel = (viewing: Viewing) =>
    alone(async () => {
      const result = await cancelViewing(viewing)
      if (!result.ok) return refuse(result.failure)
      show(result.value.stored)
      if (!result.value.conflict) return done('Viewing cancelled. If the visitor was told about it, they get an email.')
      setProblem(goneNotice(result.value.stored))
      return false
    })
  return { viewings, recorded, draft, busy, problem, message, type, open, close, save, cancel }
}
