import type { ReactNode } from 'react'
import { describedBy, FieldNotes } from '../../../components/ui/form/FormFrame'
import { Select } from '../../../components/ui/form/Select'
import { TextField } from '../../../components/ui/form/TextField'
import { type FactColumn, factField } from '../../../domain/listing/facts/fact-fields'
import { DayField } from '../../ui/DayField'
import { emptyFact } from './fact-entries'
import { changeFact } from './fact-changes'
import { FactChoices, FactNetworks } from './FactLists'
import { fieldId } from '../fields'
import { normaliseOnBlur } from './form.store'
import { useListingForm } from './useListingForm'
import { Segments } from '../Segments'

/** Choices short enough for a bar. */
const bars: Partial<Record<FactColumn, Readonly<Record<string, string>>>> = {
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
  broadband_mbps: 'Mbps',
  shared_ownership_percent: '%',
}
const asOptions = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

interface Props {
  column: FactColumn
  optional: boolean
  hint: ReactNode
}

/** The control for a fact's kind. */
export function FactControl({ column, optional, hint }: Props) {
  const { values, errors } = useListingForm()
  const { label, kind, options = {}, most } = factField(column)
  const { value } = values.facts[column] ?? emptyFact
  const field = {
    ...{ id: fieldId(`fact-${column}`), label, hint, optional, error: errors[`fact-${column}`] },
    notesBelow: true,
  }
  const change = (value: string) => changeFact(column, { value })
  const onChange = ({ target }: { target: { value: string } }) => change(target.value)
  const bar = bars[column] ?? (kind === 'yes_no' ? yesNo : undefined)
  if (bar)
    return (
      <div>
        <Segments
          {...field}
          name={field.id}
          value={value}
          options={asOptions(bar)}
          describedBy={describedBy(field)}
          onChoose={change}
        />
        <FieldNotes {...field} />
      </div>
    )
  if (kind === 'choice')
    return (
      <Select {...field} size="small" none="Choose" options={asOptions(options)} value={value} onChange={onChange} />
    )
  if (kind === 'choices') return <FactChoices {...field} column={column} options={options} value={value} />
  if (kind === 'day') return <DayField {...field} value={value} onChange={change} />
  if (kind === 'networks') return <FactNetworks {...field} column={column} value={value} />
  return (
    <TextField
      {...field}
      size="small"
      type={kind === 'address' ? 'url' : 'text'}
      inputMode={kind === 'pounds' ? 'decimal' : kind === 'integer' ? 'numeric' : undefined}
      before={kind === 'pounds' ? '£' : undefined}
      after={units[column]}
      maxLength={kind === 'text' ? most : undefined}
      autoComplete="off"
      value={value}
      onChange={onChange}
      onBlur={normaliseOnBlur}
    />
  )
}
