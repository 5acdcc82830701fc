import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '../../components/ui/form/TextField'
import { Button, TextButton } from '../ui/Button'
import { Part } from '../ui/AdminPage'
import { newCalendarAddress } from './diary.queries'

const messages = {
  idle: '',
  pending: '',
  success: 'This is your address. We show it only once. Any earlier address has stopped working.',
  error:
    'No address could be shown. An earlier address may have stopped working. Check your connection, then try again.',
}

/** Creates the private calendar address of the diary, and shows it once. */
export function CalendarAddress() {
  const [copyMessage, setCopyMessage] = useState('')
  const create = useMutation({ mutationFn: newCalendarAddress, onMutate: () => setCopyMessage('') })
  const { data: address, status } = create
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      setCopyMessage('Copied.')
    } catch {
      setCopyMessage('We could not copy it. Select the address and copy it yourself.')
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
          <Button variant="outline" onClick={() => void copy(address)}>
            Copy
          </Button>
        </div>
      )}
      <p className="pt-2 text-small text-ink-2 empty:sr-only" role="status">
        {copyMessage || messages[status]}
      </p>
      <TextButton className="mt-2 py-2 text-note" busy={create.isPending} onClick={() => create.mutate()}>
        Create a private calendar address
      </TextButton>
    </Part>
  )
}
