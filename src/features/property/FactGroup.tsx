import clsx from 'clsx'
import type { ReactNode } from 'react'

interface Props {
  name: string
  /** Shown at the end of the folded line. */
  note: string
  open: boolean
  children: ReactNode
}

// If CSS can reveal folded content, groups fold on phones only: wider screens and paper show it open under a heading.
// Otherwise the summary stays, and printed-day.ts unfolds it for print.
const groupClass = clsx(
  'break-inside-avoid border-t border-ink last:border-b max-tablet:last:border-line tablet:pt-2',
  'tablet:last:border-b-0',
  'tablet:details-content:[content-visibility:visible] laptop:pt-0 print:details-content:[content-visibility:visible]',
)
const summaryClass = clsx(
  'chevron flex min-h-13 cursor-pointer items-center justify-between gap-4 hover:text-brick',
  'tablet:supports-[selector(::details-content)]:hidden print:supports-[selector(::details-content)]:hidden',
)
const headingClass = clsx(
  'hidden py-2.5 text-h4 tablet:supports-[selector(::details-content)]:block laptop:pr-5',
  'print:supports-[selector(::details-content)]:block',
)

/** A group of facts: on phones folded under its name, without JavaScript and searchable by find-in-page. */
export const FactGroup = ({ name, note, open, children }: Props) => (
  <details className={groupClass} open={open}>
    <summary className={summaryClass}>
      <h3 className="mr-auto text-h4">{name}</h3>
      <span className="text-small text-ink-2 tabular-nums">{note}</span>
    </summary>
    <div className="max-tablet:pb-5 laptop:grid laptop:grid-cols-[10.75rem_minmax(0,1fr)]">
      <h3 className={headingClass}>{name}</h3>
      <div className="laptop:col-start-2">{children}</div>
    </div>
  </details>
)
