import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { dialogBodyClass, dialogClass } from '../../components/ui/dialog-class'
import { TextField } from '../../components/ui/form/TextField'
import { $account } from '../../lib/http/admin-session'
import { counted } from '../../lib/format/words'
import { type FinderResult, pageResults } from './finder'
import { find } from './finder.queries'

/** Debounce of the search, in milliseconds. */
const debounceMs = 200
const optionId = (place: number) => `finder-${place}`

/** Finds any listing, person, enquiry or page: Ctrl K, or Command K, from anywhere in the admin. */
export function Finder() {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
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
      {open && <FinderDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function FinderDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [query, setQuery] = useState('')
  const [results, setResults] = useState<FinderResult[]>([])
  const [state, setState] = useState<'idle' | 'loading' | 'error'>('idle')
  const [place, setPlace] = useState(0)
  const account = useStore($account)
  const lines = [...results, ...pageResults(query, account?.role)]

  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  useEffect(() => {
    let here = true
    const typed = query.trim()
    const timer = setTimeout(() => {
      if (typed === '') return setResults([])
      setState('loading')
      void find(typed).then((result) => {
        if (!here) return
        setState(result.ok ? 'idle' : 'error')
        setResults(result.ok ? result.value : [])
        setPlace(0)
      })
    }, debounceMs)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [query])

  function onKeyDown(event: KeyboardEvent) {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[event.key]
    if (step && lines.length > 0) {
      event.preventDefault()
      const next = (place + step + lines.length) % lines.length
      setPlace(next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    }
    const chosen = lines[place]
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      location.assign(chosen.href)
    }
  }
  const message =
    state === 'error'
      ? 'The search failed. Check your connection, then change the search text.'
      : state === 'loading'
        ? 'Searching…'
        : query.trim() && results.length === 0
          ? 'No listing, enquiry or page matches.'
          : counted(lines.length, 'result')

  return (
    <dialog
      ref={dialog}
      className={dialogClass()}
      data-dialog
      aria-label="Find"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={clsx(dialogBodyClass(), 'pt-fluid-sm *:first:max-w-none')}>
        <TextField
          id="finder"
          label="Find a listing, a person, an enquiry or a page"
          hint="Title, reference, postcode, name, email or phone"
          role="combobox"
          aria-expanded={lines.length > 0}
          aria-controls="finder-list"
          aria-activedescendant={lines[place] && optionId(place)}
          autoComplete="off"
          spellCheck={false}
          autoFocus
          value={query}
          onChange={({ target }) => {
            setQuery(target.value)
            setPlace(0)
          }}
          onKeyDown={onKeyDown}
        />
        <p className="mt-3 flex min-h-6 items-baseline justify-between text-small text-ink-2">
          <span role="status">{message}</span>
          <button type="button" className="cursor-pointer py-1 quiet-link" onClick={onClose}>
            Close
          </button>
        </p>
        <div className="border-t border-line" id="finder-list" role="listbox" aria-label="Results">
          {lines.map(({ href, label, note }, at) => (
            <a
              key={href + label}
              className={clsx(
                'block border-b border-line px-2 py-2 wrap-anywhere hover:bg-paper',
                at === place && 'bg-paper shadow-[inset_3px_0_var(--color-brick)] forced-colors:outline-2',
              )}
              id={optionId(at)}
              role="option"
              aria-selected={at === place}
              href={href}
              tabIndex={-1}
              onPointerMove={() => setPlace(at)}
            >
              {label}
              <span className="block text-small text-ink-2">{note}</span>
            </a>
          ))}
        </div>
      </div>
    </dialog>
  )
}
