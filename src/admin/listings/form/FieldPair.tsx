import clsx from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  /** Side by side on phones too. */
  short?: boolean
  /** Top-aligned if content below one of them changes. */
  align?: 'start' | 'end'
  children: ReactNode
}

/** Two fields side by side. */
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
