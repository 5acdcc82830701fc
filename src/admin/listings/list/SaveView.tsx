import { useState } from 'react'
import { inputClass } from '../../../components/ui/form/field-class'
import { shortLine } from '../../../lib/form/normalise'
import { Button } from '../../ui/Button'
import { PopoverPanel } from '../../ui/PopoverPanel'
import { useSettings } from './list-settings.queries'

/** Saves the list's filters under a name, per account. */
export const SaveView = ({ search }: { search: string }) => (
  <PopoverPanel
    label="Save view"
    button="+ Save view"
    buttonClass="cursor-pointer py-2.5 text-note whitespace-nowrap text-ink-2 hover:text-ink"
    className="w-80"
  >
    {(close) => <NameForm search={search} onDone={close} />}
  </PopoverPanel>
)

function NameForm({ search, onDone }: { search: string; onDone: () => void }) {
  const { saved: loaded, change } = useSettings()
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const saved = loaded ?? []
  function save() {
    const tidy = shortLine(name, 40)
    if (tidy === '') return setError('Enter a name.')
    if (saved.some((one) => one.name.toLowerCase() === tidy.toLowerCase()))
      return setError('This name is in use. Choose another.')
    change({ changeSaved: (stored) => [...stored.filter((one) => one.name !== tidy), { name: tidy, search }] })
    onDone()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <label className="mb-1.5 block text-small font-semibold" htmlFor="view-name">
        Name of this view
      </label>
      <span className="flex gap-2">
        <input
          className={inputClass({ size: 'small' })}
          id="view-name"
          value={name}
          maxLength={40}
          autoComplete="off"
          autoFocus
          aria-invalid={error ? true : undefined}
          aria-describedby="view-name-error"
          onChange={({ target }) => {
            setName(target.value)
            setError('')
          }}
        />
        <Button type="submit" variant="primary" size="small">
          Save
        </Button>
      </span>
      <p className="mt-1.5 text-small font-semibold text-brick-2" id="view-name-error" role="alert">
        {error}
      </p>
    </form>
  )
}
