import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { inputClass } from '../../../components/ui/form/field-class'
import { $inboxLocation, navigate } from './inbox.store'

/** Milliseconds after the last letter. */
const pause = 300

/** Words to look for. The address follows when typing rests; Back leads to the list as it was before the first word. */
export function Search() {
  const { q } = useStore($inboxLocation)
  const [text, setText] = useState(q)
  const timer = useRef(0)
  const asked = useRef(q)
  useEffect(() => {
    // From elsewhere: Back, or a cleared filter.
    if (q === asked.current) return
    asked.current = q
    setText(q)
  }, [q])
  useEffect(() => () => clearTimeout(timer.current), [])

  const look = (words: string) => {
    clearTimeout(timer.current)
    const next = words.trim()
    if (next === $inboxLocation.get().q) return
    asked.current = next
    navigate({ q: next, page: 1, open: '' }, $inboxLocation.get().q === '' ? 'push' : 'replace')
  }
  return (
    <form
      className="max-w-106 flex-1 basis-56"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        look(text)
      }}
    >
      <input
        className={inputClass()}
        type="search"
        aria-label="Search enquiries"
        placeholder="Name, e-mail, home or words"
        maxLength={200}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          clearTimeout(timer.current)
          timer.current = window.setTimeout(() => look(target.value), pause)
        }}
      />
    </form>
  )
}
