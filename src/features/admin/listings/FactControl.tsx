import { useStore } from '@nanostores/react'
import { checkboxClass, errorClass, labelClass } from '../../../components/ui/form/field-class'
import { Select } from '../../../components/ui/form/Select'
import { TextArea } from '../../../components/ui/form/TextArea'
import { TextField } from '../../../components/ui/form/TextField'
import { type FactColumn, factField, mobileNetworks, mobileSignals } from '../../../domain/listing/facts/fact-fields'
import { depositCap, rentOfWeeks } from '../../../domain/market/rent'
import { formatPence } from '../../../lib/format/money'
import { londonDay } from '../../../lib/time/london-time'
import { type FactAnswer, noAnswer } from './fact-answers'
import { fieldId } from './fields'
import { $form, set } from './form.store'
import { readPrice } from './price'

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const asOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
const signals = asOptions(mobileSignals)
const tickRow = 'group/choice flex min-h-11 cursor-pointer items-center gap-2.5'

/** Changes what the form holds of a fact. */
export function changeFact(column: FactColumn | 'floor_plan_captions', changes: Partial<FactAnswer>) {
  const { facts } = $form.get().answers
  const before = facts[column] ?? noAnswer
  // A new answer is of today until somebody says otherwise.
  const dated = 'value' in changes || 'state' in changes ? { checkedOn: londonDay(new Date()) } : {}
  const next = column === 'floor_plan_captions' ? {} : dated
  set({
    facts: { ...facts, [column]: { ...before, ...next, ...changes } },
    // The specification's yes or no follows.
    ...(column === 'furnishing' && changes.value && { furnished: changes.value !== 'unfurnished' }),
  })
}

/** What a rental's deposits may be at most, as a word beside the field. */
function depositHint(column: FactColumn): string | undefined {
  const { price, listingType } = $form.get().answers
  const read = readPrice(price, listingType)
  if (listingType !== 'rent' || !('pounds' in read)) return undefined
  if (column === 'deposit')
    return (
      `Five weeks’ rent is ${formatPence(rentOfWeeks(read.pounds, 5))}; ` +
      `the law allows ${formatPence(depositCap(read.pounds))}`
    )
  return column === 'holding_deposit' ? `One week’s rent is ${formatPence(rentOfWeeks(read.pounds, 1))}` : undefined
}

/** The control that suits the kind of a fact. */
export function FactControl({ column, optional }: { column: FactColumn; optional: boolean }) {
  const { answers, errors } = useStore($form)
  const { label, kind, options = {}, most } = factField(column)
  const { value } = answers.facts[column] ?? noAnswer
  const field = { id: fieldId(`fact-${column}`), label, optional, error: errors[`fact-${column}`] }
  const onChange = ({ target }: { target: { value: string } }) => changeFact(column, { value: target.value })
  switch (kind) {
    case 'choice':
      return <Select {...field} none="Choose" options={asOptions(options)} value={value} onChange={onChange} />
    case 'yes_no':
      return <Select {...field} none="Choose" options={yesNo} value={value} onChange={onChange} />
    case 'choices':
      return <Choices {...field} column={column} options={options} value={value} />
    case 'networks':
      return <Networks {...field} column={column} value={value} />
    case 'pictures':
      return (
        <TextArea
          {...field}
          hint="The address of each plan, one on a line"
          rows={2}
          value={value}
          spellCheck={false}
          onChange={onChange}
        />
      )
    default:
      return (
        <TextField
          {...field}
          {...(depositHint(column) && { hint: depositHint(column) })}
          type={kind === 'day' ? 'date' : 'text'}
          inputMode={kind === 'pounds' ? 'decimal' : kind === 'whole' ? 'numeric' : undefined}
          maxLength={kind === 'text' ? most : undefined}
          autoComplete="off"
          value={value}
          onChange={onChange}
        />
      )
  }
}

interface ListProps {
  id: string
  label: string
  error?: string | undefined
  column: FactColumn
  value: string
}

/** Several of a list; where one of them is “none”, it stands alone. */
function Choices({
  id,
  label,
  error,
  column,
  options,
  value,
}: ListProps & { options: Readonly<Record<string, string>> }) {
  const chosen = value.split(',').filter(Boolean)
  const toggle = (option: string, on: boolean) => {
    const others = chosen.filter(
      (each) => each !== option && each !== '-' && (option !== 'none' || !on) && each !== 'none',
    )
    changeFact(column, { value: (on ? [...others, option] : others).join() })
  }
  // A list that has no word for none is answered by an empty one.
  const hasNone = 'none' in options
  return (
    <div>
      <p className={labelClass} id={`${id}-label`}>
        {label}
      </p>
      {error && <p className={errorClass}>{error}</p>}
      <div role="group" aria-labelledby={`${id}-label`} className="flex flex-wrap gap-x-6">
        {Object.entries(options).map(([option, words], n) => (
          <label key={option} className={tickRow}>
            <input
              className={checkboxClass}
              type="checkbox"
              id={n === 0 ? id : `${id}-${option}`}
              checked={chosen.includes(option)}
              onChange={({ target }) => toggle(option, target.checked)}
            />
            {words}
          </label>
        ))}
        {!hasNone && (
          <label className={tickRow}>
            <input
              className={checkboxClass}
              type="checkbox"
              checked={value === '-'}
              onChange={({ target }) => changeFact(column, { value: target.checked ? '-' : '' })}
            />
            None known
          </label>
        )}
      </div>
    </div>
  )
}

/** The signal indoors, by network. */
function Networks({ id, label, error, column, value }: ListProps) {
  const now = new Map(value.split(',').map((pair) => pair.split(':') as [string, string]))
  return (
    <div>
      <p className={labelClass}>{label}</p>
      {error && <p className={errorClass}>{error}</p>}
      <div className="mt-2 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {mobileNetworks.map((name, n) => (
          <Select
            key={name}
            id={n === 0 ? id : `${id}-${name}`}
            label={name}
            none="Not known"
            options={signals}
            value={now.get(name) ?? ''}
            onChange={({ target }) => {
              const next = mobileNetworks
                .map((each) => [each, each === name ? target.value : now.get(each)])
                .filter(([, signal]) => signal)
              changeFact(column, { value: next.map((pair) => pair.join(':')).join() })
            }}
          />
        ))}
      </div>
    </div>
  )
}
