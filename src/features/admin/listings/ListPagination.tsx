import { useStore } from '@nanostores/react'
import { paths } from '../../../paths'
import { $list, $state, go } from './list.store'
import { pageSize, stateSearch } from './list-state'
import { plainPress } from './ListTabs'

/** The way through a list of several pages. With one page it is not there. */
export function ListPages() {
  const state = useStore($state)
  const { counts } = useStore($list)
  const last = Math.ceil((counts?.[state.type ?? 'all'] ?? 0) / pageSize)
  if (last <= 1) return null
  const way = (page: number, rel: 'prev' | 'next', label: string) => (
    <a
      rel={rel}
      href={paths.admin + stateSearch({ ...state, page })}
      onClick={plainPress(() => {
        go({ page })
        scrollTo(0, 0)
      })}
    >
      {label}
    </a>
  )
  return (
    <nav className="pages" aria-label="Pages">
      {state.page > 1 && way(state.page - 1, 'prev', 'Previous page')}
      <span>
        Page {state.page} of {last}
      </span>
      {state.page < last && way(state.page + 1, 'next', 'Next page')}
    </nav>
  )
}
