import type { ReactNode } from 'react'
import { checkboxClass, labelClass, optionalClass } from '../../../components/ui/form/field-class'
import { describedBy, FieldNotes, type FormFrameProps } from '../../../components/ui/form/FormFrame'
import { Select } from '../../../components/ui/form/Select'
import { type FactColumn, mobileNetworks, mobileSignals } from '../../../domain/listing/facts/fact-fields'
import { changeFact } from './fact-changes'

interface ListProps extends FormFrameProps {
  column: FactColumn
  value: string
}

const signals = Object.entries(mobileSignals).map(([value, label]) => ({ value, label }))
const tickRow = 'group/choice flex min-h-9 cursor-pointer items-center gap-2.5 text-note pointer-coarse:min-h-11'

/** Several controls under one label. */
const Group = ({ label, optional, children, ...notes }: FormFrameProps & { children: ReactNode }) => (
  <fieldset className="min-w-0" aria-describedby={describedBy(notes)}>
    <legend className={labelClass}>
      {label}
      {optional && <span className={optionalClass}> (optional)</span>}
    </legend>
    {children}
    <FieldNotes {...notes} />
  </fieldset>
)

interface ChoicesProps extends ListProps {
  options: Readonly<Record<string, string>>
}

/** Several choices; “none” excludes the others. */
export function FactChoices({ column, options, value, ...field }: ChoicesProps) {
  const chosen = value.split(',').filter(Boolean)
  const toggle = (option: string, on: boolean) => {
    const others = chosen.filter(
      (each) => each !== option && each !== '-' && (option !== 'none' || !on) && each !== 'none',
    )
    changeFact(column, { value: (on ? [...others, option] : others).join() })
  }
  // Without a “none” option, an empty list is the answer.
  const hasNone = 'none' in options
  return (
    <Group {...field}>
      <div className="flex flex-wrap gap-x-6">
        {Object.entries(options).map(([option, label], n) => (
          <label key={option} className={tickRow}>
            <input
              className={checkboxClass}
              type="checkbox"
              id={n === 0 ? field.id : `${field.id}-${option}`}
              checked={chosen.includes(option)}
              onChange={({ target }) => toggle(option, target.checked)}
            />
            {label}
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
    </Group>
  )
}

/** The indoor signal, by network. */
export function FactNetworks({ column, value, ...field }: ListProps) {
  const now = new Map(value.split(',').map((pair) => pair.split(':') as [string, string]))
  return (
    <Group {...field}>
      <div className="grid grid-cols-2 gap-3 phablet:grid-cols-4">
        {mobileNetworks.map((name, n) => (
          <Select
            key={name}
            id={n === 0 ? field.id : `${field.id}-${name}`}
            label={name}
            size="small"
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
    </Group>
  )
}
