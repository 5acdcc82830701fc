import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { inputClass, selectClass } from '../../../components/ui/form/field-class'
import { amount } from '../../../lib/format/parse-amount'
import { formatPounds } from '../../../lib/format/money'
import { $state, go } from './list.store'
import { popoverClass } from './popover-class'
import { shownPrice } from '../price'
import { toolClass } from './tool-class'

const shown = (pounds: number | null) => (pounds === null ? '' : shownPrice(pounds))

/** The active price range: `£500,000 to £1,000,000`. */
const rangeText = (min: number | null, max: number | null) => {
  if (min === null) return max === null ? 'Any price' : `Up to ${formatPounds(max)}`
  return max === null ? `From ${formatPounds(min)}` : `${formatPounds(min)} to ${formatPounds(max)}`
}

/** Filters by price, or monthly rent. */
export function PriceFilter() {
  const { min, max } = useStore($state)
  const [typed, setTyped] = useState({ min: '', max: '' })
  const [error, setError] = useState('')
  const panel = useRef<HTMLFormElement>(null)

  function apply() {
    const read = { min: amount(typed.min), max: amount(typed.max) }
    if ((typed.min.trim() && read.min === null) || (typed.max.trim() && read.max === null))
      return setError('Enter pounds, like 500,000, £1.25m or 950k.')
    if (read.min !== null && read.max !== null && read.min > read.max)
      return setError('The lowest price is above the highest.')
    panel.current?.hidePopover()
    go(read)
  }
  const field = (name: 'min' | 'max', label: string) => (
    <label className="block text-small font-semibold">
      {label}
      <input
        className={clsx(inputClass({ size: 'small' }), 'mt-1 w-36 font-normal')}
        inputMode="decimal"
        autoComplete="off"
        value={typed[name]}
        aria-invalid={error ? true : undefined}
        aria-describedby="price-filter-error"
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    </label>
  )
  return (
    <>
      <span className={selectClass()}>
        <button
          type="button"
          className={clsx(
            inputClass({ kind: 'select', size: 'small' }),
            toolClass,
            'w-auto! text-left max-tablet:w-full!',
            (min ?? max) !== null && 'border-green font-medium',
          )}
          popoverTarget="price-filter"
        >
          <span className="sr-only">Price: </span>
          {rangeText(min, max)}
        </button>
      </span>
      <form
        ref={panel}
        className={popoverClass}
        id="price-filter"
        popover="auto"
        onBeforeToggle={({ newState }) => {
          if (newState !== 'open') return
          setTyped({ min: shown(min), max: shown(max) })
          setError('')
        }}
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
      >
        <span className="flex gap-3">
          {field('min', 'From')}
          {field('max', 'To')}
        </span>
        <p className="mt-1.5 text-small font-semibold text-brick-2" id="price-filter-error" role="alert">
          {error}
        </p>
        <span className="mt-2 flex gap-3">
          <button type="submit" className={buttonClass({ variant: 'primary', size: 'small' })}>
            Show
          </button>
          <button
            type="button"
            className={buttonClass({ variant: 'secondary', size: 'small' })}
            onClick={() => {
              panel.current?.hidePopover()
              go({ min: null, max: null })
            }}
          >
            Any price
          </button>
        </span>
      </form>
    </>
  )
}
