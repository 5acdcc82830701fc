import { useEffect, useState } from 'react'
import { FinderDialog } from './FinderDialog'

/** Finds any listing, person, enquiry or page: Ctrl K, or Command K, from anywhere in the admin. */
export function Finder() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      event.preventDefault()
      setOpen((now) => !now)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        className="cursor-pointer py-3 text-note whitespace-nowrap quiet-link tablet:mr-6"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        Find <kbd className="text-small text-ink-2 max-laptop:hidden desktop:max-[84rem]:hidden">Ctrl K</kbd>
      </button>
      <FinderDialog isOpen={open} onClose={() => setOpen(false)} />
    </>
  )
}
