import { useEffect, useRef, useState } from 'react'

/** Milliseconds after the last letter. */
const debounceMs = 300

/**
 * The words in a search field: asked for when typing rests or Enter is pressed, and replaced when what is asked for
 * changes elsewhere (Back, a filter that was cleared).
 */
export function useSearchWords(asked: string, ask: (words: string) => void) {
  const [words, setWords] = useState(asked)
  const last = useRef(asked)
  const timer = useRef(0)
  useEffect(() => {
    // The answer to what was typed here leaves the field as it is, a space at its end included.
    if (asked === last.current) return
    last.current = asked
    setWords(asked)
  }, [asked])
  useEffect(() => () => clearTimeout(timer.current), [])

  const submit = (text = words) => {
    clearTimeout(timer.current)
    const next = text.trim()
    if (next === last.current) return
    last.current = next
    ask(next)
  }
  const type = (text: string) => {
    setWords(text)
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => submit(text), debounceMs)
  }
  return { words, type, submit }
}
