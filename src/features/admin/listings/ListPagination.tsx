import { useStore } from '@nanostores/react'
import { Pagination } from '../../../components/ui/Pagination'
import { isPlainClick } from '../../../lib/plain-click'
import { paths } from '../../../paths'
import { $list, $state, go } from './list.store'
import { pageSize, stateSearch } from './list-state'

/** The pages of the list. */
export function ListPages() {
  const state = useStore($state)
  const { counts } = useStore($list)
  return (
    <Pagination
      page={state.page}
      last={Math.ceil((counts?.[state.type ?? 'all'] ?? 0) / pageSize)}
      href={(page) => paths.admin + stateSearch({ ...state, page })}
      onClick={(event, page) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        go({ page })
        scrollTo(0, 0)
      }}
    />
  )
}
