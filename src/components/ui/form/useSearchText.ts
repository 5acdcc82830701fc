import { useEffect, useRef, useState } from 'react'

/** Milliseconds after the last key. */
const debounceMs = 300

/**
 * The text of a search field: submitted by Enter or after a debounce, and replaced when the search changes elsewhere
 * (Back, a cleared filter).
 */
export function useSearchText(initial: string, onSearch: (typed: string) => void) {
  const [typed, setTyped] = useState(initial)
  const last = useRef(initial)
  const timer = useRef(0)
  useEffect(() => {
    // The result of this field's own search leaves it unchanged, including a trailing space.
    if (initial === last.current) return
    last.current = initial
    clearTimeout(timer.current)
    setTyped(initial)
  }, [initial])
  useEffect(() => () => clearTimeout(timer.current), [])

  const submit = (text = typed) => {
    clearTimeout(timer.current)
    const next = text.trim()
    if (next === last.current) return
    last.current = next
    onSearch(next)
  }
  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => submit(text), debounceMs)
  }
  return { typed, type, submit }
}
