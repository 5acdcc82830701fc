import * as messages from '#messages/valuation-dialog.ts'
import clsx from 'clsx'
import { replyPromise, visitTime } from '#agency/promises.ts'
import { type BookingType, bookingTypes, propertyTypes } from '../../../domain/enquiry/valuation-booking'

const course = [
  [messages.now, messages.sixQuestions],
  [messages.afterwards, messages.weCall(replyPromise)],
  [messages.theVisit, messages.withOrWithoutYou(visitTime)],
] as const

/** Step 1: what will happen, and when. */
export const Intro = () => (
  <dl className="mt-7.5 border-t border-line tabular-nums">
    {course.map(([when, what]) => (
      <div key={when} className="grid grid-cols-[minmax(5rem,1fr)_4fr] gap-x-4 gap-y-1 border-b border-line py-3.5">
        <dt className="text-ink-2">{when}</dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
)

const choiceClass = clsx(
  'flex min-h-14 w-full cursor-pointer items-center gap-4 border-b border-line py-2.5 text-left transition-colors',
  'font-serif text-h4 leading-[1.2] font-light tracking-snug hover:border-ink',
  'aria-pressed:border-green aria-pressed:shadow-[inset_0_-1px_var(--color-green)]',
  'forced-colors:aria-pressed:underline',
  'has-checked:border-green has-checked:shadow-[inset_0_-1px_var(--color-green)]',
)
const choicesClass = 'mt-7 border-t border-line'

interface TypeProps {
  chosen: string
  onChoose: (type: BookingType) => void
}

/** Step 2: a choice continues to the next step at once. */
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
            className={clsx(
              'ml-auto font-sans text-large leading-none font-normal',
              'transition-transform group-hover:translate-x-1',
            )}
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
