import { useState } from 'react'
import { TextButton } from '../ui/Button'

/** Requests permission for notifications of new enquiries while an admin tab is open. */
export function NotifyMe() {
  const [permission, setPermission] = useState<NotificationPermission | null>(
    () => globalThis.Notification?.permission ?? null,
  )
  if (permission === null || permission === 'denied') return null
  if (permission === 'granted')
    return <p className="text-small text-ink-2">While this tab is open, your browser notifies you of new enquiries.</p>
  return (
    <p className="text-small">
      <TextButton
        className="py-1 decoration-edge"
        onClick={() => void Notification.requestPermission().then(setPermission)}
      >
        Notify me of new enquiries
      </TextButton>{' '}
      <span className="text-ink-2">in the browser, while this tab is open.</span>
    </p>
  )
}
