import { useStore } from '@nanostores/react'
import clsx from 'clsx'
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
    <nav className="rail md:col-start-1 md:pt-0.5" aria-label="Listing type">
      <ul className="flex gap-x-6 md:block">
        {tabs.map(({ label, type, count }) => {
          const changes = { type, page: 1, status: null } satisfies Partial<ListState>
          return (
            <li key={label}>
              <a
                className={clsx(
                  'block py-2.5 text-note hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink',
                  'max-md:aria-[current]:shadow-[inset_0_-1px_var(--color-brick)]',
                  'md:flex md:justify-between md:gap-4 md:py-2',
                )}
                href={paths.admin + stateSearch({ ...state, ...changes })}
                aria-current={state.type === type ? 'page' : undefined}
                onClick={(event) => {
                  if (!isPlainClick(event)) return
                  event.preventDefault()
                  go(changes)
                }}
              >
                {label} <span className="tabular-nums">{counts && `(${counts[count]})`}</span>
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
