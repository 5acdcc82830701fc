import clsx from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** A line above it. */
  ruled?: boolean
  children: ReactNode
}

/** One of the things that a property page says of its home. */
export const PropertySection = ({ title, ruled, children }: Props) => (
  <section className={clsx('mt-10.5 print:mt-[5mm]', ruled && 'border-t border-ink pt-5 print:hidden')}>
    <h2 className="mb-4 text-[1.875rem] print:mb-[1.5mm] print:text-[13pt]">{title}</h2>
    {children}
  </section>
)
