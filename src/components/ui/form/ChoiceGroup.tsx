import { describedBy, type FormFrameProps } from './FormFrame'

interface Props extends FormFrameProps {
  name: string
  value: string
  options: readonly { value: string; label: string; hint?: string }[]
  onChoose: (value: string) => void
}

/** One of a few, all of them in sight. The first carries the field's id, so that the summary's link leads to it. */
export function ChoiceGroup({ id, label, hint, error, name, value, options, onChoose }: Props) {
  return (
    <fieldset
      className="field"
      data-invalid={error ? '' : undefined}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend className="label">{label}</legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="error" id={`${id}-error`}>
          <span className="sr-only">Error: </span>
          {error}
        </p>
      )}
      <div className="choices">
        {options.map((option, n) => {
          const own = n === 0 ? id : `${id}-${option.value}`
          const ownHint = option.hint && `${own}-hint`
          return (
            <div className="choice" key={option.value}>
              <input
                type="radio"
                id={own}
                name={name}
                value={option.value}
                checked={value === option.value}
                aria-describedby={ownHint}
                onChange={() => onChoose(option.value)}
              />
              <label htmlFor={own}>{option.label}</label>
              {option.hint && (
                <p className="hint" id={ownHint}>
                  {option.hint}
                </p>
              )}
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}
