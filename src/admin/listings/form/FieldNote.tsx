import type { ComponentProps } from 'react'

/** What is said below a field. Empty, it is there all the same, so that a screen reader hears what comes into it. */
export const FieldNote = (props: ComponentProps<'p'>) => (
  <p className="mt-2.5 text-note leading-[1.4] text-ink-2 empty:mt-0" {...props} />
)
