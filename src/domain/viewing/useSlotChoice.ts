import { useEffect, useState } from 'react'
import type { Failure } from '../../lib/http/result'
import { nearestTimes } from '../enquiry/refused-fields'
import { userMessage } from '../enquiry/refusal-messages'

/** A time chosen in a SlotPicker, and why it was refused. */
export function useSlotChoice(id: string) {
  const [slot, setSlot] = useState('')
  const [problem, setProblem] = useState('')
  const [nearest, setNearest] = useState<Date[]>([])
  const [failures, setFailures] = useState(0)
  // After the render, because a refusal replaces the picker. The description of its first field is the message.
  useEffect(() => {
    if (failures > 0) document.getElementById(id)?.focus()
  }, [id, failures])

  function fail(message: string) {
    setProblem(message)
    setFailures((count) => count + 1)
  }
  return {
    slot,
    problem,
    /** The nearest free times, after somebody else has taken the chosen one. */
    nearest,
    choose: (moment: string) => {
      setSlot(moment)
      setProblem('')
    },
    fail,
    clearProblem: () => setProblem(''),
    /** Shows the reason of the database, or the given one. */
    refuse: (failure: Failure, fallback: string) => {
      const times = nearestTimes(failure)
      setNearest(times)
      if (times.length > 0) setSlot('')
      fail(userMessage(failure) ?? fallback)
    },
    clear: () => {
      setSlot('')
      setProblem('')
      setNearest([])
    },
  }
}
