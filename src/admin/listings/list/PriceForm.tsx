import { useMutation } from '@tanstack/react-query'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { affixClass, affixedClass, inputClass, labelClass } from '../../../components/ui/form/field-class'
import { formatPrice } from '../../../lib/format/money'
import { failureOf } from '../../query/request-error'
import { Button } from '../../ui/Button'
import { readPrice, reductionHint, shownPrice } from '../price'
import type { AdminListing } from '../listing-row'
import { listingChanges, skipped } from './change-listings'
import { depositWarning, depositsToLower, lowerDepositsLabel } from '../deposits'
import { changeTo, refusalOf } from './listing-change'

interface Props {
  listing: AdminListing
  onDone: () => void
  /** On phones: with a label and a button. */
  inSheet?: boolean
}

/** The price of one listing: Enter saves, Escape cancels. A lower rent offers to lower the deposits too. */
export function PriceForm({ listing: current, onDone, inSheet = false }: Props) {
  // The row may be read again meanwhile: a colleague's price must not be overwritten unseen.
  const [listing, setListing] = useState(current)
  const { id, price, listingType, title } = listing
  const stored = price === null ? '' : shownPrice(price)
  const [typed, setTyped] = useState(stored)
  const [error, setError] = useState('')
  // The rent for which the deposits are too high, once Enter was pressed.
  const [unconfirmedRent, setUnconfirmedRent] = useState<number | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const change = useMutation(listingChanges)
  const lowered = unconfirmedRent === null ? {} : depositsToLower(listing, unconfirmedRent)
  const warning = depositWarning(listing, lowered)
  const hint = listing.status === 'draft' ? null : reductionHint(typed, stored, listingType)

  function save(lowersDeposits = false) {
    if (change.isPending) return
    const read = readPrice(typed, listingType)
    if ('problem' in read) return setError(read.problem)
    const { pounds } = read
    if (pounds === price) return onDone()
    const moved = depositsToLower(listing, pounds)
    if (Object.keys(moved).length > 0 && !lowersDeposits) return setUnconfirmedRent(pounds)
    const announcement = () => `${title}: ${formatPrice(pounds, listingType)}`
    change.mutate(
      { changes: [changeTo(listing, { price: pounds, ...(lowersDeposits && moved) })], announcement },
      {
        onSuccess: (outcomes) => {
          const [skippedOutcome] = skipped(outcomes)
          if (!skippedOutcome) return onDone()
          const stored = skippedOutcome.outcome === 'conflict' ? skippedOutcome.stored : null
          if (stored) setListing({ ...listing, ...stored })
          setError(refusalOf(skippedOutcome, listingType)?.text ?? '')
        },
        onError: (failure) => setError(failureOf(failure).message),
      },
    )
  }
  const note = error || warning || hint
  return (
    <form
      className={clsx(!inSheet && 'relative')}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || inSheet) return
        event.stopPropagation()
        onDone()
      }}
      onBlur={(event) => !inSheet && typed === stored && !event.currentTarget.contains(event.relatedTarget) && onDone()}
    >
      {inSheet && (
        <label className={labelClass} htmlFor={`price-${id}`}>
          {listingType === 'rent' ? 'Rent per month' : 'Price'}
        </label>
      )}
      <span className={affixedClass}>
        {inSheet && (
          <span className={affixClass()} aria-hidden="true">
            £
          </span>
        )}
        <input
          ref={field}
          className={clsx(
            inputClass(inSheet ? { affix: 'before' } : { size: 'small' }),
            !inSheet && '-ml-3 pointer-fine:min-h-9 pointer-fine:py-1',
          )}
          id={`price-${id}`}
          {...(!inSheet && { 'aria-label': `Price of ${title}` })}
          aria-invalid={error ? true : undefined}
          aria-describedby={`price-note-${id}`}
          inputMode="decimal"
          autoComplete="off"
          readOnly={change.isPending}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setError('')
            setUnconfirmedRent(null)
          }}
        />
      </span>
      <div className={clsx(inSheet ? 'mt-2' : noteClass(Boolean(note)))}>
        <span
          className={clsx('block text-small', error || warning ? 'font-semibold text-brick-2' : 'text-ink-2')}
          id={`price-note-${id}`}
          role={error || warning ? 'alert' : undefined}
        >
          {note || (!inSheet && 'Enter to save, Escape to cancel.')}
        </span>
        {warning && !error && (
          <Button
            variant="primary"
            size={inSheet ? undefined : 'small'}
            className={clsx(inSheet ? 'mt-5 w-full' : 'mt-2.5')}
            busy={change.isPending}
            onClick={() => save(true)}
          >
            {lowerDepositsLabel(lowered)}
          </Button>
        )}
      </div>
      {inSheet && (error || !warning) && (
        <Button type="submit" variant="primary" className="mt-5 w-full" busy={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save price'}
        </Button>
      )}
    </form>
  )
}

/** The keys cover the status beside the field; a hint or problem has a panel below it. */
const noteClass = (isPanel: boolean) =>
  isPanel
    ? 'absolute top-full left-0 z-3 mt-1 w-84 border border-line bg-paper p-3.5 whitespace-normal shadow-raised'
    : 'absolute inset-y-0.5 left-full z-1 flex w-37 items-center bg-white px-3'
