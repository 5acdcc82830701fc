import type { RefObject } from 'react'
import {
  type BookingField,
  type BookingType,
  bookingTypes,
  fieldError,
  propertyTypes,
} from '../../../domain/enquiry/valuation-booking'

/** Step 1: what will happen, and when. */
export const Intro = () => (
  <dl className="course">
    <div>
      <dt>Now</dt>
      <dd>Six short questions</dd>
    </div>
    <div>
      <dt>Within 24 hours</dt>
      <dd>We call you, in your hours</dd>
    </div>
    <div>
      <dt>The visit</dt>
      <dd>30–45 minutes, with you or without</dd>
    </div>
  </dl>
)

interface TypeProps {
  chosen: string
  onChoose: (type: BookingType) => void
}

/** Step 2: a choice leads to the next step at once. */
export const TypeStep = ({ chosen, onChoose }: TypeProps) => (
  <ul className="choices">
    {bookingTypes.map(({ value, label }) => (
      <li key={value}>
        <button type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {label}
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
  <fieldset className="choices" aria-labelledby="valuation-heading">
    {propertyTypes.map(({ value, label }) => (
      <label key={value}>
        <input
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
    <div className="field" data-field={field}>
      <p id="valuation-error" className="error" aria-live="polite">
        {message}
      </p>
      <label htmlFor="valuation-field">{label}</label>
      <input
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
