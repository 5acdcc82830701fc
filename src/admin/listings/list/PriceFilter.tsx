import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useState } from 'react'
import { inputClass, labelClass, selectClass } from '../../../components/ui/form/field-class'
import { amount } from '../../../lib/format/parse-amount'
import { formatPounds } from '../../../lib/format/money'
import { Button } from '../../ui/Button'
import { PopoverPanel } from '../../ui/PopoverPanel'
import { $state, navigate } from './list.store'
import { priceLimit, shownPrice } from '../price'
import { toolClass } from './tool-class'

const shown = (pounds: number | null) => (pounds === null ? '' : shownPrice(pounds))

const isUnreadable = (text: string) => text.trim() !== '' && amount(text) === null

/** The active price range: `£500,000 to £1,000,000`. */
const rangeText = (min: number | null, max: number | null) => {
  if (min === null) return max === null ? 'Any price' : `Up to ${formatPounds(max)}`
  return max === null ? `From ${formatPounds(min)}` : `${formatPounds(min)} to ${formatPounds(max)}`
}

/** Filters by price, or monthly rent. */
export function PriceFilter() {
  const { min, max } = useStore($state)
  return (
    <span className={selectClass()}>
      <PopoverPanel
        label="Price"
        button={
          <>
            <span className="sr-only">Price: </span>
            {rangeText(min, max)}
          </>
        }
        buttonClass={clsx(
          inputClass({ kind: 'select', size: 'small' }),
          toolClass,
          'text-left laptop:w-auto!',
          (min ?? max) !== null && 'border-green font-medium',
        )}
      >
        {(close) => <PriceFields onDone={close} />}
      </PopoverPanel>
    </span>
  )
}

interface Props {
  /** In a sheet the fields take effect when they are left, without buttons of their own. */
  inSheet?: boolean
  onDone?: () => void
}

/** The lowest and the highest price. */
export function PriceFields({ inSheet = false, onDone }: Props) {
  const { min, max } = useStore($state)
  const [typed, setTyped] = useState({ min: shown(min), max: shown(max) })
  const [error, setError] = useState('')

  function apply() {
    const read = { min: priceLimit(typed.min), max: priceLimit(typed.max) }
    if (isUnreadable(typed.min) || isUnreadable(typed.max))
      return setError('Enter pounds, like 500,000, £1.25m or 950k.')
    if (read.min !== null && read.max !== null && read.min > read.max)
      return setError('The lowest price is above the highest.')
    setError('')
    onDone?.()
    if (read.min !== min || read.max !== max) navigate(read)
  }
  const field = (name: 'min' | 'max', other: 'min' | 'max', label: string) => (
    <label className={clsx('block', inSheet ? 'min-w-0 grow' : 'text-small font-semibold')}>
      <span className={clsx(inSheet && labelClass)}>{label}</span>
      <input
        className={clsx(inputClass({ size: 'small' }), inSheet ? 'min-w-0' : 'mt-1 w-36 font-normal')}
        inputMode="decimal"
        autoComplete="off"
        value={typed[name]}
        // Both, if the lowest is above the highest.
        aria-invalid={error && (isUnreadable(typed[name]) || !isUnreadable(typed[other])) ? true : undefined}
        aria-describedby="price-filter-error"
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        {...(inSheet && { onBlur: apply })}
      />
    </label>
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <span className="flex gap-3">
        {field('min', 'max', inSheet ? 'Price from' : 'From')}
        {field('max', 'min', inSheet ? 'Price to' : 'To')}
      </span>
      <p className="mt-1.5 text-small font-semibold text-brick-2 empty:mt-0" id="price-filter-error" role="alert">
        {error}
      </p>
      {!inSheet && (
        <span className="mt-2 flex gap-3">
          <Button type="submit" variant="primary" size="small">
            Show
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onDone?.()
              navigate({ min: null, max: null })
            }}
          >
            Any price
          </Button>
        </span>
      )}
    </form>
  )
}
