import type { ReactNode } from 'react'
import { CheckboxRow } from '../../../components/ui/form/Checkbox'
import { labelClass, optionalClass } from '../../../components/ui/form/field-class'
import { describedBy, FieldNotes, type FormFrameProps } from '../../../components/ui/form/FormFrame'
import { Select } from '../../../components/ui/form/Select'
import { TextField } from '../../../components/ui/form/TextField'
import { type FactColumn, factField, mobileNetworks, mobileSignals } from '../../../domain/listing/facts/fact-fields'
import { capitalised } from '../../../lib/format/words'
import { DayField } from '../../ui/DayField'
import { Segments } from '../Segments'

/** Choices short enough for a bar. */
const segmentLabels: Partial<Record<FactColumn, Readonly<Record<string, string>>>> = {
  furnishing: { furnished: 'Furnished', part_furnished: 'Part', unfurnished: 'Unfurnished', flexible: 'Either' },
}
const yesNo = { yes: 'Yes', no: 'No' }
const units: Partial<Record<FactColumn, string>> = {
  ground_rent: 'a year',
  service_charge: 'a year',
  estate_charge: 'a year',
  council_tax_charge: 'a year',
  energy_cost: 'a year',
  parking_charge: 'a year',
  shared_ownership_percent: '%',
}
const asOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: capitalised(label) }))

interface Props extends FormFrameProps {
  column: FactColumn
  /** As typed: several choices are comma-separated, networks are `EE:good,O2:limited`. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
}

/** The control for a fact's kind. */
export function FactInput({ column, value, onChange, onBlur, ...frame }: Props) {
  const { kind, options = {}, max } = factField(column)
  const field = { ...frame, notesBelow: true }
  const onSelect = ({ target }: { target: { value: string } }) => onChange(target.value)
  const segments = segmentLabels[column] ?? (kind === 'yes_no' ? yesNo : undefined)
  if (segments)
    return (
      <div>
        <Segments
          {...field}
          name={field.id}
          value={value}
          options={asOptions(segments)}
          describedBy={describedBy(field)}
          onChoose={onChange}
        />
        <FieldNotes {...field} />
      </div>
    )
  if (kind === 'choice')
    return (
      <Select {...field} size="small" none="Choose" options={asOptions(options)} value={value} onChange={onSelect} />
    )
  if (kind === 'choices') return <Choices {...{ field, options, value, onChange }} />
  if (kind === 'day') return <DayField {...field} value={value} onChange={onChange} />
  if (kind === 'networks') return <Networks {...{ field, value, onChange }} />
  return (
    <TextField
      {...field}
      size="small"
      type={kind === 'address' ? 'url' : 'text'}
      inputMode={kind === 'pounds' ? 'decimal' : kind === 'integer' ? 'numeric' : undefined}
      before={kind === 'pounds' ? '£' : undefined}
      after={units[column]}
      maxLength={kind === 'text' ? max : undefined}
      autoComplete="off"
      value={value}
      onChange={onSelect}
      onBlur={onBlur}
    />
  )
}

interface GroupProps extends Pick<Props, 'value' | 'onChange'> {
  field: FormFrameProps
}

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

/** Several choices; none excludes the others. Without an option for it, an empty list is the answer. */
function Choices({ field, options, value, onChange }: GroupProps & { options: Readonly<Record<string, string>> }) {
  const chosen = value.split(',').filter(Boolean)
  const none = 'none' in options ? 'none' : '-'
  const toggle = (option: string, on: boolean) => {
    // A stored empty list is `-`, also where an option says “none”.
    const others = option === none ? [] : chosen.filter((each) => ![option, none, '-'].includes(each))
    onChange((on ? [...others, option] : others).join())
  }
  return (
    <Group {...field}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 text-note">
        {Object.entries({ ...options, ...(none === '-' && { [none]: 'None known' }) }).map(([option, label], n) => (
          <CheckboxRow
            key={option}
            id={n === 0 ? field.id : `${field.id}-${option}`}
            label={label}
            checked={chosen.includes(option)}
            onChange={({ target }) => toggle(option, target.checked)}
          />
        ))}
      </div>
    </Group>
  )
}

/** The indoor signal, by network. */
function Networks({ field, value, onChange }: GroupProps) {
  const now = new Map(value.split(',').map((pair) => pair.split(':') as [string, string]))
  return (
    <Group {...field}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
        {mobileNetworks.map((name, n) => (
          <Select
            key={name}
            id={n === 0 ? field.id : `${field.id}-${name}`}
            label={name}
            size="small"
            none="Not known"
            options={asOptions(mobileSignals)}
            value={now.get(name) ?? ''}
            onChange={({ target }) => {
              const next = mobileNetworks
                .map((each) => [each, each === name ? target.value : now.get(each)])
                .filter(([, signal]) => signal)
              onChange(next.map((pair) => pair.join(':')).join())
            }}
          />
        ))}
      </div>
    </Group>
  )
}
