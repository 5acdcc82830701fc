import { type PublishColumn, publishLabel } from '../../domain/listing/facts/publish-check'
import { GapControl } from './GapControl'
import type { GapValue } from './gaps'

interface Props {
  id: string
  column: PublishColumn
  gap: GapValue
  /** Whether it may wait for the owner. */
  mayWait: boolean
  error: string
  onChange: (gap: GapValue) => void
}

export const waitClass = 'cursor-pointer py-1 text-left text-note quiet-link decoration-edge pointer-coarse:min-h-11'

/** One missing fact: its control, or that it waits for the owner. */
export function Gap({ id, column, gap, mayWait, error, onChange }: Props) {
  const label = publishLabel(column)
  const wait = (waiting: boolean) => onChange({ value: '', waiting })
  if (gap.waiting)
    return (
      <div className="min-w-0 text-note">
        <p className="font-semibold">{label}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
          Waiting for owner
          <button
            type="button"
            className={waitClass}
            aria-label={`Fill in instead: ${label}`}
            onClick={() => wait(false)}
          >
            Fill in instead
          </button>
        </p>
      </div>
    )
  return (
    <div className="min-w-0">
      <GapControl
        {...{ id, column, error }}
        value={gap.value}
        onChange={(value) => onChange({ value, waiting: false })}
      />
      {mayWait && gap.value === '' && (
        <button
          type="button"
          className={waitClass}
          aria-label={`Waiting for owner: ${label}`}
          onClick={() => wait(true)}
        >
          Waiting for owner
        </button>
      )}
    </div>
  )
}
