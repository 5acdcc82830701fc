import { useEffect, useRef, useState } from 'react'

/** Milliseconds after the last letter. */
const debounceMs = 300

/**
 * The words in a search field: asked for when typing rests or Enter is pressed, and replaced when what is asked for
 * changes elsewhere (Back, a filter that was cleared).
 */
export function useSearchText(initial: string, ask: (typed: string) => void) {
  const [typed, setTyped] = useState(initial)
  const last = useRef(initial)
  const timer = useRef(0)
  useEffect(() => {
    // The answer to what was typed here leaves the field as it is, a space at its end included.
    if (initial === last.current) return
    last.current = initial
    setTyped(initial)
  }, [initial])
  useEffect(() => () => clearTimeout(timer.current), [])

  const submit = (text = typed) => {
    clearTimeout(timer.current)
    const next = text.trim()
    if (next === last.current) return
    last.current = next
    ask(next)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => submit(text), debounceMs)
  }
  return { typed, type, submit }
}
