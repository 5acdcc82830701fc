import clsx from 'clsx'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { affixClass, affixedClass, inputClass } from '../../components/ui/form/field-class'
import { describedBy, FormFrame } from '../../components/ui/form/FormFrame'
import type { AnyFields } from './calculator'

interface Props {
  name: string
  field: AnyFields[string]
  text: string
  error?: string | undefined
  /** No field precedes it. */
  first: boolean
  onType: (text: string) => void
  onLeave: () => void
}

function Control({ name, field, text, error, onType, onLeave }: Omit<Props, 'first'>) {
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
  const affix = prefix ? 'before' : suffix ? 'after' : undefined
  const input = (
    <input
      className={inputClass({ affix })}
      id={id}
      name={name}
      type="text"
      inputMode={affix ? 'decimal' : 'text'}
      autoComplete="off"
      value={text}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy({ id, hint, error })}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
    />
  )
  return (
    <FormFrame {...{ id, label, hint, error, optional }} notesBelow>
      {affix ? (
        <span className={affixedClass}>
          <span className={affixClass(affix)} aria-hidden="true">
            {prefix ?? suffix}
          </span>
          {input}
        </span>
      ) : (
        input
      )}
    </FormFrame>
  )
}

/** One calculator field, with the site's own controls. Print shows only the given values. */
export const CalculatorField = ({ first, ...props }: Props) => {
  const { kind, prefix, suffix } = props.field
  return (
    <div
      className={clsx(
        'break-inside-avoid print:mt-0',
        !first && 'max-laptop:mt-6.5',
        kind === 'choice' ? 'col-span-full text-base' : !props.text && 'print:hidden',
        !prefix && !suffix && 'laptop:col-span-full',
      )}
    >
      <Control {...props} />
    </div>
  )
}
