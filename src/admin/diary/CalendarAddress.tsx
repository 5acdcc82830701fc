import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '../../components/ui/form/TextField'
import { Button, TextButton } from '../ui/Button'
import { Part } from '../ui/AdminPage'
import { newCalendarAddress } from './diary.queries'

/** Creates the private calendar address of the diary, and shows it once. */
export function CalendarAddress() {
  const [address, setAddress] = useState('')
  const [message, setMessage] = useState('')
  const create = useMutation({
    mutationFn: newCalendarAddress,
    onSuccess: (created) => {
      setAddress(created)
      setMessage('This is your address. We show it only once. Any earlier address has stopped working.')
    },
    onError: () => setMessage('No address was created. Check your connection, then try again.'),
  })
  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setMessage('Copied.')
    } catch {
      setMessage('We could not copy it. Select the address and copy it yourself.')
    }
  }
  return (
    <Part
      id="calendar-title"
      className="mt-6 max-w-168 border-t border-line pt-6"
      title="Add the diary to your calendar"
      note="Outlook, Google Calendar and Apple Calendar can subscribe to the diary at a private address. Anyone with
        the address can read names, phone numbers and addresses. Do not share it. To stop an address from working,
        create a new one."
    >
      {address && (
        <div className="mt-4 flex flex-wrap items-end gap-3 *:first:max-w-none *:first:flex-1">
          <TextField
            id="calendar-address"
            label="Calendar address"
            size="small"
            readOnly
            value={address}
            onFocus={({ target }) => target.select()}
          />
          <Button variant="outline" onClick={() => void copy()}>
            Copy
          </Button>
        </div>
      )}
      <p className="pt-2 text-small text-ink-2 empty:sr-only" role="status">
        {message}
      </p>
      <TextButton className="mt-2 py-2 text-note" busy={create.isPending} onClick={() => create.mutate()}>
        Create a private calendar address
      </TextButton>
    </Part>
  )
}
