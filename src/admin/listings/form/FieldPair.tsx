import clsx from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  /** Abreast on a phone too. */
  short?: boolean
  /** Where something comes and goes below one of them, they hang from the top. */
  align?: 'start' | 'end'
  children: ReactNode
}

/** Two fields abreast. */
export const FieldPair = ({ short, align = 'end', children }: Props) => (
  <div
    className={clsx(
      'grid gap-y-6.5 sm:gap-x-6.5',
      short ? 'grid-cols-2 gap-x-5.5' : 'sm:grid-cols-2',
      align === 'end' ? 'items-end' : 'items-start',
    )}
  >
    {children}
  </div>
)
