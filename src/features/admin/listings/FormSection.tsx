import clsx from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** How much of what is allowed is there. */
  count?: string
  children: ReactNode
}

/** A part of the form: its title in the rail, its fields in the column. */
export const FormSection = ({ title, count, children }: Props) => (
  <section className="row pt-fluid-md">
    <h2
      className={clsx(
        'max-md:mb-6 max-md:flex max-md:items-baseline max-md:justify-between',
        'max-md:border-b max-md:border-ink max-md:pb-2',
        'max-md:font-serif max-md:text-h3 max-md:leading-[1.2] max-md:tracking-snug',
        'md:pr-7 md:font-sans md:text-note md:leading-[1.4] md:font-semibold md:tracking-normal',
      )}
    >
      {title}
      {count && <span className="block font-sans text-small font-normal tracking-normal text-ink-2">{count}</span>}
    </h2>
    <div className="grid max-w-[calc(46rem+var(--spacing-indent))] grid-cols-1 gap-6.5 main *:max-w-none">
      {children}
    </div>
  </section>
)
