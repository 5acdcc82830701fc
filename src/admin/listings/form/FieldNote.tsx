import type { ComponentProps } from 'react'

/** A note below a field. Rendered even when empty, so that screen readers announce changes. */
export const FieldNote = (props: ComponentProps<'p'>) => (
  <p className="mt-2.5 text-note leading-[1.4] text-ink-2 empty:mt-0" {...props} />
)
