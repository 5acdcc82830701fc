import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { toastActionClass, toastClass, toastsClass } from '../../../components/ui/toast-class'
import { $said, say, undo } from './toast.store'

/** How long it stays, in milliseconds; DeleteQuestion says so. */
const stay = 10_000

/** What was just done, at the foot of the page, with a way to take it back. It waits while somebody is on it. */
export function Said() {
  const said = useStore($said)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (!said || held) return
    const clock = setTimeout(() => say(null), stay)
    return () => clearTimeout(clock)
  }, [said, held])
  return (
    <div className={toastsClass} role="status">
      {said && (
        <div
          className={toastClass}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <p>{said.message}</p>
          {said.undo && (
            <button
              type="button"
              className={toastActionClass}
              onClick={() => {
                undo()
                setHeld(false)
              }}
            >
              Undo
            </button>
          )}
          <button type="button" className={toastActionClass} onClick={() => (setHeld(false), say(null))}>
            Dismiss
          </button>
        </div>
      )}
    </div>
  )
}
