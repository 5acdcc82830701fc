import * as messages from '#messages/search.ts'
import type { MouseEvent } from 'react'
import { Pagination } from '../../components/ui/Pagination'
import { searchHref } from './search-address'
import { isDefaultSearch, pageSize } from './search'
import type { Search } from './search-type'
import { isPlainClick } from '../../lib/plain-click'

interface Props {
  search: Search
  total: number
  /** How many pages of the unfiltered list are prerendered. */
  prerendered: number
  onChange: (search: Search) => void
}

/** The pages of a search. Prerendered pages are plain links; other pages load in place. */
export function ListPagination({ search, total, prerendered, onChange }: Props) {
  const isPrerendered = (page: number) => isDefaultSearch(search) && page <= prerendered
  const follow = (event: MouseEvent, page: number) => {
    if (isPrerendered(page) || !isPlainClick(event)) return
    event.preventDefault()
    onChange({ ...search, page })
    const title = event.currentTarget.closest('section')?.querySelector<HTMLElement>('h2')
    title?.focus({ preventScroll: true })
    title?.closest('section')?.scrollIntoView()
  }
  const labels = search.sort === 'newest' ? { previousLabel: messages.newer, nextLabel: messages.older } : {}
  return (
    <Pagination
      page={search.page}
      last={Math.ceil(total / pageSize)}
      href={(page) => searchHref({ ...search, page }, prerendered)}
      onClick={follow}
      {...labels}
    />
  )
}
