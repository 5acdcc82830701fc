import type { MouseEvent } from 'react'

interface Props {
  page: number
  last: number
  href: (page: number) => string
  /** For a list that shows another page without leaving this one. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>, page: number) => void
  previousLabel?: string
  nextLabel?: string
}

/** The previous and the next page of a list. A list of one page has none. */
export function Pagination({
  page,
  last,
  href,
  onClick,
  previousLabel = 'Previous page',
  nextLabel = 'Next page',
}: Props) {
  if (last <= 1) return null
  const link = (to: number, rel: 'prev' | 'next', label: string) => (
    <a href={href(to)} rel={rel} onClick={onClick && ((event) => onClick(event, to))}>
      {label}
    </a>
  )
  return (
    <nav className="pages" aria-label="Pages">
      {page > 1 && link(page - 1, 'prev', previousLabel)}
      <span>
        Page {page} of {last}
      </span>
      {page < last && link(page + 1, 'next', nextLabel)}
    </nav>
  )
}
