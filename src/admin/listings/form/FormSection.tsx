import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import type { Step } from './form-sections'
import { $section } from './section.store'

interface Props extends Step {
  /** A note beside the title: how many facts are requested. */
  note?: string | undefined
  children: ReactNode
}

/** A section of the form: its title above its fields, in columns if there is space. Phones show the current one. */
export function FormSection({ id, title, note, children }: Props) {
  const current = useStore($section) === id
  return (
    <section
      className={clsx(
        'border-line pb-8 tablet:border-b tablet:pt-6 tablet:last:border-b-0',
        !current && 'max-tablet:hidden',
      )}
      id={id}
      data-form-section
    >
      <h2
        className={clsx(
          'mb-4 flex flex-wrap items-baseline gap-x-3.5 font-serif text-h3 leading-[1.2] tracking-snug',
          'outline-none',
        )}
        tabIndex={-1}
      >
        {title}
        {note && <span className="font-sans text-note font-normal tracking-normal text-ink-2">{note}</span>}
      </h2>
      <div className="grid grid-cols-2 items-start gap-x-7 gap-y-5 *:max-w-none laptop:grid-cols-4">{children}</div>
    </section>
  )
}
