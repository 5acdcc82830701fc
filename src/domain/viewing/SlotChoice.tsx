import type { ComponentProps } from 'react'
import { SlotPicker } from './SlotPicker'
import type { useSlotChoice } from './useSlotChoice'

type Props = Omit<ComponentProps<typeof SlotPicker>, 'error' | 'value' | 'nearest' | 'onChoose'> & {
  choice: ReturnType<typeof useSlotChoice>
}

/** The free times, and the reason why one was refused. */
export const SlotChoice = ({ choice: { slot, problem, nearest, refusals, refusal, choose }, ...picker }: Props) => (
  <>
    <SlotPicker
      // Reads the free times again.
      key={refusals}
      error={problem || undefined}
      value={slot}
      nearest={nearest}
      onChoose={choose}
      {...picker}
    />
    {/* A new picker has no field with this description until its times are loaded. */}
    <p className="sr-only" role="alert">
      {refusal}
    </p>
  </>
)
