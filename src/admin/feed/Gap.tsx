import { TextField } from '../../components/ui/form/TextField'
import { isFactColumn } from '../../domain/listing/facts/fact-fields'
import { type PublishColumn, publishLabel } from '../../domain/listing/facts/publish-check'
import { FactInput } from '../listings/form/FactInput'
import { TextButton } from '../ui/Button'
import { DayField } from '../ui/DayField'
import type { GapValue } from './gaps'

interface Props {
  id: string
  column: PublishColumn
  gap: GapValue
  /** Whether it may wait for the owner. */
  canBeRequested: boolean
  error: string
  onChange: (gap: GapValue) => void
}

export const waitClass = 'py-1 text-left text-note decoration-edge pointer-coarse:min-h-11'

/** One missing fact: its control, or that it waits for the owner. */
export function Gap({ id, column, gap, canBeRequested, error, onChange }: Props) {
  const label = publishLabel(column)
  const setRequested = (isRequested: boolean) => onChange({ value: '', isRequested })
  if (gap.isRequested)
    return (
      <div className="min-w-0 text-note">
        <p className="font-semibold">{label}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
          Waiting for owner
          <TextButton
            className={waitClass}
            aria-label={`Fill in instead: ${label}`}
            onClick={() => setRequested(false)}
          >
            Fill in instead
          </TextButton>
        </p>
      </div>
    )
  const { value } = gap
  const field = { id, label, error, value, notesBelow: true }
  const change = (typed: string) => onChange({ value: typed, isRequested: false })
  return (
    <div className="min-w-0">
      {isFactColumn(column) ? (
        <FactInput {...field} column={column} onChange={change} />
      ) : column === 'date_available' ? (
        <DayField {...field} onChange={change} />
      ) : (
        <TextField
          {...field}
          size="small"
          inputMode={column === 'price' ? 'decimal' : column === 'area' ? undefined : 'numeric'}
          before={column === 'price' ? '£' : undefined}
          autoComplete="off"
          onChange={({ target }) => change(target.value)}
        />
      )}
      {canBeRequested && value === '' && (
        <TextButton className={waitClass} aria-label={`Waiting for owner: ${label}`} onClick={() => setRequested(true)}>
          Waiting for owner
        </TextButton>
      )}
    </div>
  )
}
