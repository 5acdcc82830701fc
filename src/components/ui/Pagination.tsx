import * as messages from '#messages/common.ts'
import clsx from 'clsx'
import type { MouseEvent } from 'react'

interface Props {
  page: number
  last: number
  href: (page: number) => string
  /** For a list that changes pages in place. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>, page: number) => void
  previousLabel?: string
  nextLabel?: string
  /** Its distance from the list. */
  className?: string
}

/** The previous and next page of a list. Hidden for a single page. */
export function Pagination({
  page,
  last,
  href,
  onClick,
  previousLabel = messages.previousPage,
  nextLabel = messages.nextPage,
  className = 'mt-fluid-md',
}: Props) {
  if (last <= 1) return null
  const link = (to: number, rel: 'prev' | 'next', label: string) => (
    <a
      className={clsx(
        'row-start-1 py-3 quiet-link',
        rel === 'prev' ? 'justify-self-start' : 'col-start-3 justify-self-end text-right',
      )}
      href={href(to)}
      rel={rel}
      onClick={onClick && ((event) => onClick(event, to))}
    >
      {label}
    </a>
  )
  return (
    <nav
      className={clsx(
        'grid grid-cols-[1fr_auto_1fr] items-baseline gap-4 border-t border-ink pt-2 text-note',
        className,
      )}
      aria-label={messages.pages}
    >
      {page > 1 && link(page - 1, 'prev', previousLabel)}
      <span className="col-start-2 py-3 text-ink-2 tabular-nums">{messages.pageOf(page, last)}</span>
      {page < last && link(page + 1, 'next', nextLabel)}
    </nav>
  )
}
