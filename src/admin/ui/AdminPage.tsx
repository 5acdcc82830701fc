import clsx from 'clsx'
import type { ReactNode, Ref } from 'react'

interface AdminPageProps {
  /** Its name in the rail. */
  rail: string
  title?: string
  /** Of the heading, for a screen that moves the focus to it. */
  titleId?: string
  /** What it is for. */
  lead?: ReactNode
  children?: ReactNode
}

/** A screen of the admin, with its name in the rail and as its heading. A phone's header has it already. */
export const AdminPage = ({ rail, title = rail, titleId, lead, children }: AdminPageProps) => (
  <section className="rail-row">
    <div className="rail max-tablet:hidden">{rail}</div>
    <div className="rail-main">
      <h1 className="text-title focus:outline-none max-tablet:sr-only" id={titleId} tabIndex={titleId ? -1 : undefined}>
        {title}
      </h1>
      {lead && <p className="mt-3 max-w-[40em] text-note text-ink-2">{lead}</p>}
      {children}
    </div>
  </section>
)

interface PartProps {
  id: string
  title: ReactNode
  note?: ReactNode
  /** Has a smaller heading. */
  small?: boolean
  className?: string
  children: ReactNode
}

/** A part of a screen: its heading, what it is about, and its content. */
export const Part = ({ id, title, note, small, className, children }: PartProps) => (
  <section className={className} aria-labelledby={id}>
    <h2
      className={clsx(small ? 'mb-3 text-h4' : 'font-serif text-h3 leading-[1.2] tracking-snug', 'focus:outline-none')}
      id={id}
      tabIndex={-1}
    >
      {title}
    </h2>
    {note && <p className="mt-2 max-w-[40em] text-note text-ink-2">{note}</p>}
    {children}
  </section>
)

interface DetailProps extends Omit<PartProps, 'note' | 'small'> {
  titleRef?: Ref<HTMLHeadingElement>
}

/** A part of the open enquiry. */
export const DetailPart = ({ id, title, titleRef, className = 'mt-10', children }: DetailProps) => (
  <section className={className} aria-labelledby={id}>
    <h3
      className={clsx(
        'border-b border-ink pb-2 font-sans text-note leading-[1.4] font-semibold tracking-normal',
        'focus:outline-none',
      )}
      id={id}
      tabIndex={-1}
      ref={titleRef}
    >
      {title}
    </h3>
    {children}
  </section>
)
