import type { ComponentProps } from 'react'
import { SlotPicker } from './SlotPicker'
import type { useSlotChoice } from './useSlotChoice'

type Props = Omit<ComponentProps<typeof SlotPicker>, 'error' | 'value' | 'nearest' | 'onChoose'> & {
  choice: ReturnType<typeof useSlotChoice>
}

/** The free times, and the reason why one was refused. */
export const SlotChoice = ({ choice: { slot, problem, nearest, choose }, ...picker }: Props) => (
  <>
    <SlotPicker
      // Somebody has taken a time: reads the free ones again.
      key={nearest.join()}
      error={problem || undefined}
      value={slot}
      nearest={nearest}
      onChoose={choose}
      {...picker}
    />
    {/* A new picker has no field with this description until its times are loaded. */}
    <p className="sr-only" role="alert">
      {nearest.length > 0 && problem}
    </p>
  </>
)
