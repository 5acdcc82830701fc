import clsx from 'clsx'
import { useEffect, useState } from 'react'
import { Key } from '../ui/Key'
import { LineIcon } from '../ui/LineIcon'
import { FinderDialog } from './FinderDialog'

/** Finds any listing, person, enquiry or page: Ctrl K, or Command K, from anywhere in the admin. */
export function Finder() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      // A modal dialog of the browser would cover the finder.
      if (!event.repeat && !document.querySelector('dialog[open]')) setOpen((now) => !now)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className={clsx(
          'cursor-pointer text-note whitespace-nowrap tablet:mr-6 tablet:py-3',
          'max-tablet:grid max-tablet:size-11 max-tablet:place-items-center',
        )}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <LineIcon
          className="size-5.5 stroke-[1.5] [stroke-linecap:round] tablet:hidden"
          box={22}
          path="M15.5 9.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0M14 14l5 5"
        />
        <span className="max-tablet:sr-only tablet:quiet-link">Find</span>{' '}
        <span className="ml-1 max-laptop:hidden desktop:max-[84rem]:hidden">
          <Key>Ctrl K</Key>
        </span>
      </button>
      <FinderDialog isOpen={open} onClose={() => setOpen(false)} />
    </>
  )
}
