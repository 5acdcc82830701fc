import clsx from 'clsx'
import { legendClass, optionalClass } from '../../components/ui/form/field-class'

interface Props {
  /** The id of the selected segment, so that a link to the field leads to the focusable control. */
  id: string
  label: string
  optional?: boolean
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  describedBy?: string | undefined
  onChoose: (value: string) => void
}

// Three options do not fit beside each other in the form's narrowest columns, so they stack there.
const stackedBorderClass = 'not-first:border-l @max-[14rem]:not-first:border-t @max-[14rem]:not-first:border-l-0'

/** A choice of two to four short options: radio buttons styled as one bar. */
export function Segments({ id, label, optional, name, value, options, describedBy, onChoose }: Props) {
  const canStack = options.length > 2
  const active = options.some((option) => option.value === value) ? value : options[0]?.value
  return (
    <fieldset className="min-w-0" aria-describedby={describedBy}>
      <legend className={legendClass}>
        {label}
        {optional && <span className={optionalClass}> (optional)</span>}
      </legend>
      <div className={clsx('clear-both', canStack && '@container')}>
        <div className={clsx('flex rounded-sm border border-edge bg-white', canStack && '@max-[14rem]:flex-col')}>
          {options.map((option) => (
            <label
              key={option.value}
              className={clsx(
                'relative grid min-h-10.5 flex-auto cursor-pointer place-items-center px-1.5',
                'text-center text-note leading-[1.2]',
                'first:rounded-l-sm last:rounded-r-sm',
                'not-first:border-edge hover:bg-stucco has-checked:bg-green has-checked:text-white',
                canStack ? stackedBorderClass : 'not-first:border-l',
                'has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
                'has-focus-visible:outline-ink pointer-coarse:min-h-11',
                'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]',
                'forced-colors:has-checked:forced-color-adjust-none',
              )}
            >
              <input
                type="radio"
                className="absolute inset-0 cursor-pointer appearance-none outline-none"
                id={option.value === active ? id : `${id}-${option.value}`}
                name={name}
                value={option.value}
                checked={option.value === value}
                onChange={() => onChoose(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  )
}
