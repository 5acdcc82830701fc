import { factLabels } from '#messages/fact-labels.ts'
import clsx from 'clsx'
import { useRef, useState } from 'react'
import { TextField } from '../../../components/ui/form/TextField'
import type { FactColumn } from '../../../domain/listing/facts/fact-fields'
import { listOf, uncapitalised } from '../../../lib/format/words'
import { Button } from '../../ui/Button'
import { DayField } from '../../ui/DayField'
import { fieldId, normaliseOnBlur, setValues } from './form.store'
import { depositProposal, rentHint } from './lower-deposits'
import { useField, useListingForm } from './useListingForm'
import { usualFacts, withUsual } from './usual-facts'
import { priceHint, reductionHint } from '../price'

/** The hint of the price: a warning, what a change shows to visitors, or how to enter it. */
function hintOf({ values, stored, errors }: Pick<ReturnType<typeof useListingForm>, 'values' | 'stored' | 'errors'>) {
  const { price, listing_type: type } = values
  const rent = type === 'rent'
  const isPublic = stored.status !== 'draft' && stored.listing_type === type
  const defaultHint = rent ? 'Enter one rent. Nobody may ask for or accept more.' : 'Such as 1,250,000, £1.25m or 950k.'
  if (errors.price) return defaultHint
  const warning = priceHint(price, type)
  if (warning) return warning
  const week = rent ? rentHint(price, stored.listing_type === 'rent' ? stored.price : '') : null
  const reduction = isPublic && reductionHint(price, stored.price, type)
  return [week, reduction].filter(Boolean).join(' ') || defaultHint
}

/** The price, or the monthly rent. */
export function PriceField() {
  const form = useListingForm()
  const rent = form.values.listing_type === 'rent'
  return (
    <TextField
      label={rent ? 'Price (£ per month)' : 'Price (£)'}
      hint={<span role="status">{hintOf(form)}</span>}
      {...useField('price')}
      notesBelow
      size="small"
      inputMode="text"
      onBlur={normaliseOnBlur}
      autoComplete="off"
    />
  )
}

/** Offers to lower the deposits with the rent: the law ties them together. */
export function DepositNotice() {
  const proposal = depositProposal(useListingForm().values)
  return (
    <div className="col-span-full empty:sr-only" role="status">
      {proposal && (
        <div className="max-w-136 border border-l-3 border-line border-l-brick bg-paper px-4 py-3 text-note">
          <p className="font-semibold">{proposal.warning}</p>
          <Button
            variant="primary"
            size="small"
            className="mt-2.5"
            onClick={() => {
              setValues({ facts: proposal.facts })
              // The button disappears on click, so the rent takes the focus back.
              document.getElementById(fieldId('price'))?.focus()
            }}
          >
            {proposal.action}
          </Button>
        </div>
      )}
    </div>
  )
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' })

/** The first day of a tenancy. */
export function DateAvailableField() {
  const { values, errors } = useListingForm()
  const { date_available: value } = values
  const day = new Date(value)
  const hint = Number.isNaN(day.getTime()) ? 'A past date shows as “Now”.' : weekday.format(day)
  return (
    <DayField
      id={fieldId('date_available')}
      label="Available from"
      hint={hint}
      error={errors.date_available}
      notesBelow
      value={value}
      onChange={(next) => setValues({ date_available: next })}
    />
  )
}

export const RightmoveField = () => (
  <TextField
    label="Rightmove URL"
    optional
    hint="Its page on Rightmove. The card and the page link to it."
    {...useField('rightmove_url')}
    notesBelow
    size="small"
    type="url"
    autoComplete="off"
  />
)

const names = (columns: FactColumn[]) => {
  const [first = '', ...others] = columns.map((column) => factLabels[column])
  return listOf([first, ...others.map(uncapitalised)])
}

/** One button fills in common values; lists them and offers an undo. */
export function UsualFacts() {
  const { values, stored } = useListingForm()
  const [filled, setFilled] = useState<FactColumn[]>([])
  const messageRef = useRef<HTMLParagraphElement>(null)
  const open = usualFacts(values)
  const columns = Object.keys(open) as FactColumn[]
  if (stored.status !== 'draft') return null
  return (
    <div
      className={clsx(
        'col-span-2 flex flex-wrap items-center gap-x-5 gap-y-2 border-l-2 border-stock pl-4 text-note',
        'laptop:col-span-4',
        columns.length + filled.length === 0 && 'hidden',
      )}
    >
      {columns.length > 0 && (
        <>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              setValues({ facts: withUsual(values.facts, open) })
              setFilled(columns)
              // The button disappears on click.
              setTimeout(() => messageRef.current?.focus())
            }}
          >
            Fill in usual values
          </Button>
          <p className="flex-1 basis-60 text-ink-2">{names(columns)}. Existing values stay.</p>
        </>
      )}
      <p ref={messageRef} className="basis-full outline-none empty:sr-only" role="status" tabIndex={-1}>
        {filled.length > 0 && `Filled in: ${names(filled)}. Check that each one is right for this listing.`}
      </p>
    </div>
  )
}
