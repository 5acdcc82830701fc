import clsx from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  /** The fragment id, also used in the contents. */
  id: string
  title: string
  /** A summary at the right of the title. */
  note?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a property page, right of the rail's line. */
export const PropertySection = ({ id, title, note, className, children }: Props) => (
  <section
    id={id}
    aria-labelledby={`${id}-title`}
    className={clsx(
      'rail-main pt-13 deferred max-tablet:[--deferred-height:110rem] tablet:col-start-2 tablet:pt-19 print:pt-[5mm]',
      className,
    )}
  >
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1.5 print:mb-[1.5mm]">
      <h2 id={`${id}-title`} className="text-title print:text-[13pt]">
        {title}
      </h2>
      {note && <p className="text-note text-ink-2">{note}</p>}
    </div>
    {children}
  </section>
)
