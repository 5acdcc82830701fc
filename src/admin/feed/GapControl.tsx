import type { ReactNode } from 'react'
import { checkboxClass, fieldClass, labelClass } from '../../components/ui/form/field-class'
import { describedBy, FieldNotes } from '../../components/ui/form/FormFrame'
import { Select } from '../../components/ui/form/Select'
import { TextField } from '../../components/ui/form/TextField'
import { factField, mobileNetworks, mobileSignals } from '../../domain/listing/facts/fact-fields'
import { type PublishColumn, publishLabel } from '../../domain/listing/facts/publish-check'
import { DayField } from '../ui/DayField'
import { gapKind } from './gaps'

interface Props {
  id: string
  column: PublishColumn
  value: string
  error: string
  onChange: (value: string) => void
}

const asOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
const signalOptions = asOptions(mobileSignals)

/** A group of controls with one label. */
const Group = ({ id, label, error, children }: { id: string; label: string; error: string; children: ReactNode }) => (
  <fieldset className={fieldClass(error)} id={id} tabIndex={-1} aria-describedby={describedBy({ id, error })}>
    <legend className={labelClass}>{label}</legend>
    {children}
    <FieldNotes id={id} error={error} notesBelow />
  </fieldset>
)

/** Several choices, comma-separated; `none` excludes the others. */
function Choices({ id, column, value, error, onChange }: Props) {
  const options = asOptions(factField(column as Parameters<typeof factField>[0]).options ?? {})
  const chosen = value === '' || value === '-' ? [] : value.split(',')
  const toggle = (name: string, on: boolean) => {
    const others = chosen.filter((other) => other !== name && (name === 'none' || other !== 'none'))
    onChange((on ? (name === 'none' ? ['none'] : [...others, name]) : chosen.filter((other) => other !== name)).join())
  }
  return (
    <Group id={id} label={publishLabel(column)} error={error}>
      <div className="flex flex-wrap gap-x-5">
        {options.map((option) => (
          <label
            className="group/choice flex min-h-9 cursor-pointer items-center gap-2 text-note pointer-coarse:min-h-11"
            key={option.value}
          >
            <input
              type="checkbox"
              className={checkboxClass}
              checked={chosen.includes(option.value)}
              onChange={({ target }) => toggle(option.value, target.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Group>
  )
}

/** The signal of each network, as `EE:good,O2:limited`. */
function Networks({ id, column, value, error, onChange }: Props) {
  const signals = new Map(value ? value.split(',').map((pair) => pair.split(':') as [string, string]) : [])
  const change = (network: string, signal: string) => {
    const next = mobileNetworks.flatMap((name) => {
      const own = name === network ? signal : (signals.get(name) ?? '')
      return own ? [`${name}:${own}`] : []
    })
    onChange(next.join())
  }
  return (
    <Group id={id} label={publishLabel(column)} error={error}>
      <div className="grid grid-cols-2 gap-2">
        {mobileNetworks.map((name) => (
          <Select
            key={name}
            id={`${id}-${name}`}
            label={name}
            size="small"
            none="Choose"
            options={signalOptions}
            value={signals.get(name) ?? ''}
            onChange={({ target }) => change(name, target.value)}
          />
        ))}
      </div>
    </Group>
  )
}

/** The control for one missing value. */
export function GapControl(props: Props) {
  const { id, column, value, error, onChange } = props
  const kind = gapKind(column)
  const label = publishLabel(column)
  if (kind === 'choices') return <Choices {...props} />
  if (kind === 'networks') return <Networks {...props} />
  if (kind === 'day') return <DayField id={id} label={label} error={error} value={value} onChange={onChange} />
  if (kind === 'choice' || kind === 'yes_no') {
    const labels =
      kind === 'yes_no' ? { yes: 'Yes', no: 'No' } : factField(column as Parameters<typeof factField>[0]).options
    return (
      <Select
        id={id}
        label={label}
        size="small"
        none="Choose"
        notesBelow
        error={error}
        options={asOptions(labels ?? {})}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  }
  const isPounds = kind === 'pounds' || column === 'price'
  return (
    <TextField
      id={id}
      label={label}
      size="small"
      notesBelow
      error={error}
      inputMode={isPounds ? 'decimal' : kind === 'integer' ? 'numeric' : undefined}
      before={isPounds ? '£' : undefined}
      autoComplete="off"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
