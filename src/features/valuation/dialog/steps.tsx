import type { RefObject } from 'react'
import { chooseType, setText, touch, togglePropertyType } from './dialog.store'
import {
  type BookingAnswers,
  type BookingField,
  fieldError,
  propertyTypes,
  bookingTypes,
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

/** Step 2: a choice moves on by itself. */
export const TypeStep = ({ chosen }: { chosen: BookingAnswers['type'] }) => (
  <ul className="choices">
    {bookingTypes.map(({ value, label }) => (
      <li key={value}>
        <button type="button" aria-pressed={value === chosen} onClick={() => chooseType(value)}>
          {label}
        </button>
      </li>
    ))}
  </ul>
)

/** Step 3: any number of kinds. */
export const PropertyStep = ({ ticked }: { ticked: BookingAnswers['propertyTypes'] }) => (
  <fieldset className="choices" aria-labelledby="valuation-heading">
    {propertyTypes.map(({ value, label }) => (
      <label key={value}>
        <input
          type="checkbox"
          name="property_types"
          value={value}
          checked={ticked.includes(value)}
          onChange={() => togglePropertyType(value)}
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
}

/** Steps 4 to 7: one line of text. The message keeps its place, so that the buttons do not move under a finger. */
export function TextStep({ field, text, touched, input }: TextProps) {
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
        onChange={({ target }) => setText(field, target.value)}
        onBlur={() => touch(field)}
        {...attributes}
      />
    </div>
  )
}
