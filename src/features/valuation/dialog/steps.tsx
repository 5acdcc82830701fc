import clsx from 'clsx'
import type { RefObject } from 'react'
import { errorClass, fieldClass } from '../../../components/ui/form/field-class'
import {
  type BookingField,
  type BookingType,
  bookingTypes,
  fieldError,
  propertyTypes,
} from '../../../domain/enquiry/valuation-booking'

const course = [
  ['Now', 'Six short questions'],
  ['Within 24 hours', 'We call you, in your hours'],
  ['The visit', '30–45 minutes, with you or without'],
] as const

/** Step 1: what will happen, and when. */
export const Intro = () => (
  <dl className="mt-7.5 border-t border-line tabular-nums">
    {course.map(([when, what]) => (
      <div key={when} className="grid grid-cols-[minmax(7.5rem,2fr)_3fr] gap-x-4 gap-y-1 border-b border-line py-3.5">
        <dt className="text-ink-2">{when}</dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
)

const choiceClass = clsx(
  'flex min-h-14 w-full cursor-pointer items-center gap-4 border-b border-line px-1 py-2.5 text-left transition-colors',
  'font-serif text-h4 leading-[1.2] font-light tracking-snug hover:border-ink',
  'aria-pressed:border-green aria-pressed:shadow-[inset_0_-1px_var(--color-green)]',
  'has-checked:border-green has-checked:shadow-[inset_0_-1px_var(--color-green)]',
)
const choicesClass = 'mt-7 border-t border-line'

interface TypeProps {
  chosen: string
  onChoose: (type: BookingType) => void
}

/** Step 2: a choice leads to the next step at once. */
export const TypeStep = ({ chosen, onChoose }: TypeProps) => (
  <ul className={choicesClass}>
    {bookingTypes.map(({ value, label }) => (
      <li key={value}>
        <button
          type="button"
          className={`group ${choiceClass}`}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {label}
          <span
            className="ml-auto font-sans text-large leading-none font-normal transition group-hover:translate-x-1"
            aria-hidden="true"
          >
            →
          </span>
        </button>
      </li>
    ))}
  </ul>
)

interface PropertyProps {
  chosen: string[]
  onChange: (types: string[]) => void
}

/** Step 3: one property type or several. */
export const PropertyStep = ({ chosen, onChange }: PropertyProps) => (
  <fieldset className={choicesClass} aria-labelledby="valuation-heading">
    {propertyTypes.map(({ value, label }) => (
      <label key={value} className={choiceClass}>
        <input
          className="size-5.5 flex-none accent-green"
          type="checkbox"
          name="property_types"
          value={value}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
        />
        {label}
      </label>
    ))}
  </fieldset>
)

const fields = {
  postcode: {
    label: 'Postcode',
    placeholder: 'WC1X 8LU',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    type: 'text',
    inputMode: 'text',
    enterKeyHint: 'next',
  },
  name: {
    label: 'Full name',
    autoComplete: 'name',
    autoCapitalize: 'words',
    type: 'text',
    inputMode: 'text',
    enterKeyHint: 'next',
  },
  email: {
    label: 'Email',
    autoComplete: 'email',
    autoCapitalize: 'none',
    type: 'email',
    inputMode: 'email',
    enterKeyHint: 'next',
  },
  phone: {
    label: 'Phone',
    autoComplete: 'tel',
    autoCapitalize: 'none',
    type: 'tel',
    inputMode: 'tel',
    enterKeyHint: 'send',
  },
} as const

interface TextProps {
  field: BookingField
  text: string
  touched: boolean
  input: RefObject<HTMLInputElement | null>
  onChange: (text: string) => void
  onBlur: () => void
}

/** Steps 4 to 7: one line of text. The message keeps its place, so that the buttons do not move under a finger. */
export function TextStep({ field, text, touched, input, onChange, onBlur }: TextProps) {
  const { label, ...attributes } = fields[field]
  const message = touched ? fieldError(field, text) : null
  return (
    <div className={clsx(fieldClass(message), 'mt-4.5 grid justify-items-start')}>
      <p id="valuation-error" className={`${errorClass} min-h-[1.55em]`} aria-live="polite">
        {message}
      </p>
      <label className="mt-1 mb-2 text-note font-semibold" htmlFor="valuation-field">
        {label}
      </label>
      <input
        className={clsx(
          'h-14 w-full rounded-sm border border-edge bg-white px-4 text-h5',
          'placeholder:text-ink-2 placeholder:opacity-100',
          'aria-invalid:border-2 aria-invalid:border-brick-2 aria-invalid:px-[calc(1rem-1px)]',
          field === 'postcode' ? 'md:max-w-65' : 'md:max-w-104',
        )}
        id="valuation-field"
        ref={input}
        name={field}
        value={text}
        spellCheck={false}
        required
        aria-invalid={message !== null}
        aria-describedby="valuation-heading valuation-lead valuation-error"
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
        {...attributes}
      />
    </div>
  )
}
