import type { MouseEvent } from 'react'
import { searchHref, isDefaultSearch, pageSize, type Search } from './search'
import { isPlainClick } from '../../lib/plain-click'

interface Props {
  search: Search
  total: number
  /** How many pages of the plain list have an address of their own. */
  prerendered: number
  onChange: (search: Search) => void
}

/** The way through a search of several pages. A prerendered page is simply gone to; any other is shown in place. */
export function ListPagination({ search, total, prerendered, onChange }: Props) {
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  const plain = isDefaultSearch(search)
  const link = (page: number, rel: 'prev' | 'next', label: string) => {
    const there = { ...search, page }
    const follow = (event: MouseEvent) => {
      if ((plain && page <= prerendered) || !isPlainClick(event)) return
      event.preventDefault()
      onChange(there)
      const title = event.currentTarget.closest('.list')?.querySelector<HTMLElement>('h2')
      title?.focus({ preventScroll: true })
      title?.closest('.list')?.scrollIntoView()
    }
    return (
      <a href={searchHref(there, prerendered)} rel={rel} onClick={follow}>
        {label}
      </a>
    )
  }
  const byAge = search.sort === 'newest'
  return (
    <nav className="pages" aria-label="Pages">
      {search.page > 1 && link(search.page - 1, 'prev', byAge ? 'Newer homes' : 'Previous page')}
      <span>
        Page {search.page} of {last}
      </span>
      {search.page < last && link(search.page + 1, 'next', byAge ? 'Older homes' : 'Next page')}
    </nav>
  )
}
