import { useEffect, useState } from 'react'
import type { Failure } from '../../lib/http/result'
import { nearestTimes, refusesTime } from '../enquiry/refused-fields'
import { userMessage } from '../enquiry/refusal-messages'

/** A time chosen in a SlotPicker, and why it was refused. */
export function useSlotChoice(id: string) {
  const [slot, setSlot] = useState('')
  const [problem, setProblem] = useState('')
  const [nearest, setNearest] = useState<Date[]>([])
  const [failures, setFailures] = useState(0)
  const [refusals, setRefusals] = useState(0)
  const [refusal, setRefusal] = useState('')
  // After the render, because a refusal replaces the picker. The description of its first field is the message.
  useEffect(() => {
    if (failures > 0) document.getElementById(id)?.focus()
  }, [id, failures])

  function fail(message: string) {
    setProblem(message)
    setRefusal('')
    setFailures((count) => count + 1)
  }
  function clearProblem() {
    setProblem('')
    setRefusal('')
  }
  return {
    slot,
    problem,
    /** The nearest free times, after somebody else has taken the chosen one. */
    nearest,
    /** How many times were refused: after each, the free ones are read again. */
    refusals,
    /** Why the chosen time was refused; empty for another problem. */
    refusal,
    choose: (moment: string) => {
      setSlot(moment)
      clearProblem()
    },
    fail,
    clearProblem,
    /** Shows the reason of the database, or the given one. */
    refuse: (failure: Failure, fallback: string) => {
      const message = userMessage(failure) ?? fallback
      setNearest(nearestTimes(failure))
      fail(message)
      if (!refusesTime(failure)) return
      setSlot('')
      setRefusal(message)
      setRefusals((count) => count + 1)
    },
    clear: () => {
      setSlot('')
      clearProblem()
      setNearest([])
    },
  }
}
