import { Checkbox } from '../../components/ui/form/Checkbox'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { describedBy, FormFrame } from '../../components/ui/form/FormFrame'
import type { AnyFields } from './calculator'

interface Props {
  name: string
  field: AnyFields[string]
  text: string
  error?: string | undefined
  onType: (text: string) => void
  onLeave: () => void
}

/** One question of a calculator, in the site's own controls. */
export function Ask({ name, field, text, error, onType, onLeave }: Props) {
  const { label, hint, kind, options = [], prefix, suffix, optional } = field
  const id = `calc-${name}`
  if (kind === 'choice')
    return (
      <ChoiceGroup
        id={id}
        name={name}
        label={label}
        hint={hint}
        error={error}
        value={text}
        options={options}
        onChoose={onType}
      />
    )
  if (kind === 'tick')
    return (
      <Checkbox
        id={id}
        name={name}
        label={label}
        hint={hint}
        value="yes"
        checked={text === 'yes'}
        onChange={(event) => onType(event.target.checked ? 'yes' : '')}
      />
    )
  const input = (
    <input
      className="input"
      id={id}
      name={name}
      type="text"
      inputMode={prefix || suffix ? 'decimal' : 'text'}
      autoComplete="off"
      value={text}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ id, hint, error })}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
    />
  )
  return (
    <FormFrame {...{ id, label, hint, error, optional }}>
      {prefix || suffix ? (
        <span className={suffix ? 'affixed after' : 'affixed'}>
          <span aria-hidden="true">{prefix ?? suffix}</span>
          {input}
        </span>
      ) : (
        input
      )}
    </FormFrame>
  )
}
