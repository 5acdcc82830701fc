import { type MouseEvent, useEffect, useRef } from 'react'
import { isDoubleClick } from '../../../lib/form/double-click'

/**
 * The props of a form with steps that ignore the second click of a double click: the first has opened a step, and the
 * second would press what the new step has at that place. Its `mousedown` would blur the new field, which shows errors.
 */
export function useStepClicks(step: number, values: object) {
  const last = useRef<MouseEvent>(null)
  /** The click that opened the step, until a value changes. */
  const opener = useRef<MouseEvent>(null)
  const shown = useRef(step)
  useEffect(() => void (opener.current = null), [values])
  useEffect(() => {
    opener.current = step > shown.current ? last.current : null
    shown.current = step
  }, [step])
  const handle = (event: MouseEvent) => {
    if (!opener.current || !isDoubleClick(opener.current, event)) return void (last.current = event)
    event.preventDefault()
    event.stopPropagation()
  }
  return { onMouseDownCapture: handle, onClickCapture: handle }
}
