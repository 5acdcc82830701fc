import { describedBy, FieldNotes, type FormFrameProps } from '../../../components/ui/form/FormFrame'
import { TextArea } from '../../../components/ui/form/TextArea'
import { TextField } from '../../../components/ui/form/TextField'
import { postcode } from '../../../lib/form/normalise'
import { londonDay } from '../../../lib/time/london-time'
import { DayField } from '../../ui/DayField'
import { TimeField } from '../../ui/TimeField'
import { currentValues, fieldId, normaliseOnBlur, setValues } from './form.store'
import { useListingForm } from './useListingForm'
import { CertificateNote } from './CertificateNote'
import { certificateNotice } from '../../../domain/listing/certificates'
import { type RecordColumn, recordLabels } from '../../../domain/listing/record-columns'
import { recordLimits } from '../listing-record'
import { byTrade } from '../../../parts'
import { serverDate } from '../../../lib/time/server-time'

const owner = byTrade({ both: 'seller or landlord', lettings: 'landlord', sales: 'seller' })
const purposes: Partial<Record<RecordColumn, string>> = {
  publish_at:
    'Leave empty to publish it yourself. If something is missing then, it stays a draft and appears in To do.',
  owner_name: `Whom we call about this home: the ${owner}.`,
  gas_safety_expires: 'Every year, if there is gas. We remind you 60 days before.',
  eicr_expires: 'At least every five years. We remind you 60 days before.',
  prs_reference: 'The landlord’s registration, once they have one.',
  vendor_notes: 'Keys, alarms, when to call. People named here may ask to read it.',
}
const types: Partial<Record<RecordColumn, 'email' | 'tel'>> = { owner_email: 'email', owner_phone: 'tel' }
const days: readonly RecordColumn[] = ['gas_safety_expires', 'eicr_expires']

/** One field of a listing's private record. */
export function RecordField({ column }: { column: RecordColumn }) {
  const { values, errors } = useListingForm()
  const value = values.record[column]
  const isDay = days.includes(column)
  const change = (text: string) => setValues({ record: { ...currentValues().record, [column]: text } })
  const notice = isDay ? certificateNotice(value, londonDay(serverDate())) : null
  const field = {
    id: fieldId(column),
    label: recordLabels[column],
    hint: notice ? <CertificateNote>{notice}</CertificateNote> : hintOf(column, value),
    error: errors[column],
    value,
    optional: true,
    notesBelow: true,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change(target.value),
  } as const
  if (column === 'vendor_notes') return <TextArea {...field} rows={4} />
  if (column === 'publish_at') return <PublishAtField {...field} onChange={change} />
  if (isDay) return <DayField {...field} onChange={change} />
  return (
    <TextField
      {...field}
      size="small"
      type={types[column] ?? 'text'}
      maxLength={column in recordLimits ? recordLimits[column as keyof typeof recordLimits] : undefined}
      autoCapitalize={column === 'postcode' ? 'characters' : undefined}
      spellCheck={column === 'address_line' || column === 'owner_name' ? undefined : false}
      onBlur={normaliseOnBlur}
    />
  )
}

interface MomentProps extends Pick<FormFrameProps, 'id' | 'label' | 'hint' | 'error'> {
  /** `2026-12-01T09:30`; either part may be missing. */
  value: string
  onChange: (value: string) => void
}

/** A day and a time in London. */
function PublishAtField({ id, label, hint, error, value, onChange }: MomentProps) {
  const [day = '', time = ''] = value.split('T')
  const change = (nextDay: string, nextTime: string) => onChange(nextDay || nextTime ? `${nextDay}T${nextTime}` : '')
  return (
    <fieldset aria-describedby={describedBy({ id, hint, error })}>
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-[minmax(10.25rem,1fr)_minmax(4.5rem,6.5rem)] items-end gap-2">
        <DayField id={id} label={label} value={day} onChange={(next) => change(next, time)} />
        <TimeField id={`${id}-time`} label="Time" value={time} onChange={(next) => change(day, next)} />
      </div>
      <FieldNotes id={id} hint={hint} error={error} notesBelow />
    </fieldset>
  )
}

function hintOf(column: RecordColumn, value: string) {
  if (column !== 'postcode') return purposes[column]
  const [outcode] = postcode(value)?.split(' ') ?? []
  return outcode ? `Visitors see only ${outcode}.` : 'Visitors see only its first half.'
}
