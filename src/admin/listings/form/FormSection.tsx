import type { ReactNode } from 'react'

interface Props {
  id: string
  title: string
  /** A note beside the title: how many facts are requested. */
  note?: string | undefined
  children: ReactNode
}

/** A section of the form: its title above its fields, in columns if there is space. */
export const FormSection = ({ id, title, note, children }: Props) => (
  <section className="border-b border-line pt-6 pb-8 last:border-b-0" id={id}>
    <h2 className="mb-4 flex flex-wrap items-baseline gap-x-3.5 font-serif text-h3 leading-[1.2] tracking-snug">
      {title}
      {note && <span className="font-sans text-note font-normal tracking-normal text-ink-2">{note}</span>}
    </h2>
    <div className="grid grid-cols-2 items-start gap-x-7 gap-y-5 *:max-w-none laptop:grid-cols-4">{children}</div>
  </section>
)
