import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { inputClass } from '../../../components/ui/form/field-class'
import { tidyLine } from '../../../lib/form/normalise'
import { popoverClass } from './popover-class'
import { $settings, changeSettings } from './list-settings.store'

/** Saves the list's filters under a name, per account. */
export function SaveFilter({ search }: { search: string }) {
  const { saved } = useStore($settings)
  const [name, setName] = useState('')
  const [error, setError] = useState('')
  const panel = useRef<HTMLFormElement>(null)
  function keep() {
    const tidy = tidyLine(name).slice(0, 40)
    if (tidy === '') return setError('Enter a name.')
    if (saved.some((one) => one.name.toLowerCase() === tidy.toLowerCase()))
      return setError('This name is in use. Choose another.')
    panel.current?.hidePopover()
    setName('')
    void changeSettings({ saved: [...saved, { name: tidy, search }] })
  }
  return (
    <>
      <button
        type="button"
        className="cursor-pointer py-2.5 text-note text-ink-2 hover:text-ink"
        popoverTarget="keep-filter"
      >
        + Save view
      </button>
      <form
        ref={panel}
        className={clsx(popoverClass, 'w-80 max-w-[90vw]')}
        id="keep-filter"
        popover="auto"
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <label className="mb-1.5 block text-small font-semibold" htmlFor="keep-name">
          Name of this view
        </label>
        <span className="flex gap-2">
          <input
            className={inputClass({ size: 'small' })}
            id="keep-name"
            value={name}
            maxLength={40}
            autoComplete="off"
            aria-invalid={error ? true : undefined}
            aria-describedby="keep-error"
            onChange={({ target }) => {
              setName(target.value)
              setError('')
            }}
          />
          <button type="submit" className={buttonClass({ variant: 'primary', size: 'small' })}>
            {' '}
            Save{' '}
          </button>
        </span>
        <p className="mt-1.5 text-small font-semibold text-brick-2" id="keep-error" role="alert">
          {error}
        </p>
      </form>
    </>
  )
}
