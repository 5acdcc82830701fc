import * as form from '#messages/form.ts'
import { postcode } from '#messages/valuation-dialog.ts'
import clsx from 'clsx'
import type { RefObject } from 'react'
import { errorClass, fieldClass } from '../../../components/ui/form/field-class'
import { type BookingField, fieldError } from '../../../domain/enquiry/valuation-booking'

const fields = {
  postcode: {
    label: postcode,
    placeholder: 'WC1X 8LU',
    autoComplete: 'postal-code',
    autoCapitalize: 'characters',
    type: 'text',
  },
  name: { label: form.fullName, autoComplete: 'name', autoCapitalize: 'words', type: 'text' },
  email: { label: form.email, autoComplete: 'email', autoCapitalize: 'none', type: 'email' },
  phone: { label: form.phone, autoComplete: 'tel', autoCapitalize: 'none', type: 'tel' },
} as const

interface TextProps {
  field: BookingField
  text: string
  touched: boolean
  input: RefObject<HTMLInputElement | null>
  onChange: (text: string) => void
  onBlur: () => void
}

/** Steps 4 to 7: one text field. The message has reserved space, so that the buttons do not move. */
export function TextStep({ field, text, touched, input, onChange, onBlur }: TextProps) {
  const { label, ...attributes } = fields[field]
  const message = touched ? fieldError(field, text) : null
  return (
    <div className={clsx(fieldClass(message), 'mt-4.5 grid justify-items-start')}>
      <div id="valuation-error" className={`${errorClass} min-h-[1.55em]`} aria-live="polite">
        {message}
      </div>
      <label className="mt-1 mb-2 text-note font-semibold" htmlFor="valuation-field">
        {label}
      </label>
      <input
        className={clsx(
          'h-14 w-full rounded-sm border border-edge bg-white px-4 text-h5',
          'placeholder:text-ink-2 placeholder:opacity-100 read-only:bg-surface-muted read-only:text-ink-2',
          'aria-invalid:border-2 aria-invalid:border-brick-2 aria-invalid:px-[calc(1rem-1px)]',
          field === 'postcode' ? 'tablet:max-w-65' : 'tablet:max-w-104',
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
        inputMode={attributes.type}
        enterKeyHint={field === 'phone' ? 'send' : 'next'}
        {...attributes}
      />
    </div>
  )
}
