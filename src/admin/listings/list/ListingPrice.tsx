import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { inputClass } from '../../../components/ui/form/field-class'
import { $mayEdit } from '../../../lib/http/admin-session'
import { formatPrice } from '../../../lib/format/money'
import type { AdminListing } from '../listing-row'
import { changePrice } from './list.store'
import { readPrice, reductionHint, shownPrice } from '../price'

/** A listing's price, edited in place: Enter saves, Escape cancels. */
export function ListingPrice({ listing }: { listing: AdminListing }) {
  const mayEdit = useStore($mayEdit)
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { price, listingType, title } = listing
  const text = price === null ? 'No price yet' : formatPrice(price, listingType)
  const close = () => {
    setEditing(false)
    // The button is rendered after this turn.
    setTimeout(() => button.current?.focus())
  }
  if (!mayEdit) return <strong className="block font-medium whitespace-nowrap">{text}</strong>
  if (editing) return <PriceField listing={listing} onDone={close} />
  return (
    <button
      ref={button}
      type="button"
      className={clsx(
        'block cursor-pointer font-medium whitespace-nowrap underline decoration-transparent underline-offset-4',
        'hover:decoration-edge pointer-coarse:min-h-11',
      )}
      onClick={() => setEditing(true)}
    >
      {text}
      <span className="sr-only">: change the price of {title}</span>
    </button>
  )
}

function PriceField({ listing, onDone }: { listing: AdminListing; onDone: () => void }) {
  const { id, price, listingType, title } = listing
  const stored = price === null ? '' : shownPrice(price)
  const [typed, setTyped] = useState(stored)
  const [error, setError] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const hint = listing.status === 'draft' ? null : reductionHint(typed, stored, listingType)

  async function save() {
    if (busy) return
    const read = readPrice(typed, listingType)
    if ('problem' in read) return setError(read.problem)
    if (read.pounds === price) return onDone()
    setBusy(true)
    const problem = await changePrice(listing, read.pounds)
    setBusy(false)
    if (problem) return setError(problem.message)
    onDone()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <input
        ref={field}
        className={clsx(
          inputClass({ size: 'small' }),
          'tablet:-ml-3 tablet:pointer-fine:min-h-9 tablet:pointer-fine:py-1',
        )}
        aria-label={`Price of ${title}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={`price-note-${id}`}
        inputMode="decimal"
        autoComplete="off"
        readOnly={busy}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setError('')
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          onDone()
        }}
        onBlur={() => typed === stored && onDone()}
      />
      <span
        className={clsx(
          'block text-small tablet:absolute tablet:inset-y-0.5 tablet:left-full tablet:z-1 tablet:flex',
          'tablet:items-center tablet:bg-white tablet:px-3',
          'tablet:max-laptop:leading-tight tablet:max-laptop:w-52 laptop:whitespace-nowrap',
          error ? 'font-semibold text-brick-2' : 'text-ink-2',
        )}
        id={`price-note-${id}`}
        role={error ? 'alert' : undefined}
      >
        {error || hint || 'Enter to save, Escape to cancel.'}
      </span>
    </form>
  )
}
