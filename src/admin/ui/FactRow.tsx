import clsx from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  label: ReactNode
  /** Narrow: in a column; wide: across a screen, where phones put the label above. */
  wide?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A label and its value, in a list of terms. */
export const FactRow = ({ label, wide = false, className, children }: Props) => (
  <div
    className={clsx(
      'grid border-b border-line',
      wide
        ? 'gap-x-6 py-3.5 tablet:grid-cols-[10rem_minmax(0,1fr)]'
        : 'grid-cols-[6.5rem_minmax(0,1fr)] gap-4 py-1.5 text-note',
    )}
  >
    <dt className="text-note text-ink-2 first-letter:uppercase">{label}</dt>
    <dd className={clsx('text-balance wrap-anywhere tabular-nums [&>a]:-my-1', className)}>{children}</dd>
  </div>
)
