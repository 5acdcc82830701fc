import { useStore } from '@nanostores/react'
import { isPlainClick } from '../../../lib/plain-click'
import { paths } from '../../../paths'
import { $list, $state, go } from './list.store'
import { type ListState, stateSearch } from './list-state'

const tabs = [
  { label: 'All', type: null, count: 'all' },
  { label: 'For Sale', type: 'sale', count: 'sale' },
  { label: 'To Rent', type: 'rent', count: 'rent' },
] as const

/** All, for sale, to rent: links with the state in their address, and how many homes each holds. */
export function ListTabs() {
  const state = useStore($state)
  const { counts } = useStore($list)
  return (
    <nav className="rail desk-tabs" aria-label="Listing type">
      <ul>
        {tabs.map(({ label, type, count }) => {
          const changes = { type, page: 1, status: null } satisfies Partial<ListState>
          return (
            <li key={label}>
              <a
                href={paths.admin + stateSearch({ ...state, ...changes })}
                aria-current={state.type === type ? 'page' : undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  go(changes)
                }}
              >
                {label}{' '}
                <span className="tabular">
                  {counts && (
                    <>
                      (<b>{counts[count]}</b>)
                    </>
                  )}
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
