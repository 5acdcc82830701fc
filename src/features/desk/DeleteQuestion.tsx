import { useEffect, useRef, useState } from 'react'
import type { Home } from './home'
import { remove } from './list.store'
import { Question } from './Question'

interface Props {
  home: Home
  onDone: (removed: boolean) => void
}

/** Asks before a home goes, and says what goes with it. */
export function DeleteQuestion({ home, onDone }: Props) {
  const [busy, setBusy] = useState(false)
  const alive = useRef(true)
  useEffect(() => {
    alive.current = true
    return () => void (alive.current = false)
  }, [])
  async function go() {
    setBusy(true)
    const removed = await remove(home)
    if (alive.current) onDone(removed)
  }
  return (
    <Question title={`Are you sure you want to delete "${home.title}"?`} cancel="Cancel" onCancel={() => onDone(false)}>
      <p>Its page closes at once, and pictures that were uploaded for it are removed. Enquiries about it stay in the inbox.</p>
      <button type="button" className="btn remove" disabled={busy} aria-busy={busy} onClick={() => void go()}>{busy ? 'Deleting...' : 'Delete'}</button>
    </Question>
  )
}
