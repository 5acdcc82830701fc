import clsx from 'clsx'
import { useRef, useState } from 'react'
import { type FactColumn, factField } from '../../../domain/listing/facts/fact-fields'
import { listOf, uncapitalised } from '../../../lib/format/words'
import { Button } from '../../ui/Button'
import { setValues } from './form.store'
import { useListingForm } from './useListingForm'
import { usualFacts, withUsual } from './usual-facts'

const names = (columns: FactColumn[]) => {
  const [first = '', ...others] = columns.map((column) => factField(column).label)
  return listOf([first, ...others.map(uncapitalised)])
}

/** One button fills in common values; lists them and offers an undo. */
export function UsualFacts() {
  const { values, isNew, stored } = useListingForm()
  const [filled, setFilled] = useState<FactColumn[]>([])
  const messageRef = useRef<HTMLParagraphElement>(null)
  const open = usualFacts(values)
  const columns = Object.keys(open) as FactColumn[]
  if (!isNew && stored.status !== 'draft') return null
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
