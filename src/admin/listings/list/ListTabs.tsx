import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useRef } from 'react'
import { badge, listingTypes } from '../../../domain/listing/listing-status'
import { isOfferedType } from '../../../domain/listing/offered-types'
import { onPlainClick } from '../../../lib/plain-click'
import { paths } from '../../../paths'
import { useCounts } from './list-data'
import { $state, navigate } from './list.store'
import { type ListState, readState, stateSearch, views } from './list-state'
import { useSettings } from './list-settings.queries'
import { SaveView } from './SaveView'

const listClass = 'flex shrink-0 gap-x-6 pr-6'

/** The tabs: by type, by view, and saved filters. Each is an address. */
export function ListTabs() {
  const state = useStore($state)
  const counts = useCounts()
  // A feed may have brought listings of a type that the agency does not offer.
  const shown = listingTypes.filter((type) => isOfferedType(type) || (counts?.types[type] ?? 0) > 0)
  const { saved: loaded, change } = useSettings()
  const saved = loaded ?? []
  const here = stateSearch({ ...state, page: 1 })
  const savedViews = useRef<HTMLElement>(null)
  const canSaveView =
    loaded !== null && here !== '' && saved.length < 20 && !saved.some(({ search }) => search === here)
  return (
    <div
      className={clsx(
        'flex scroll-px-(--admin-margin) scrollbar-none overflow-x-auto border-b border-line px-(--admin-margin)',
        'whitespace-nowrap',
      )}
    >
      {/* With one type only, there is nothing to choose. */}
      {shown.length > 1 && (
        <nav className="mr-6 shrink-0 border-r border-line" aria-label="Listing type">
          <ul className={listClass}>
            {[null, ...shown].map((type) => (
              <Tab key={type} changes={{ type, page: 1 }} current={state.type === type}>
                <span className="whitespace-pre tabular-nums">
                  {(type ? badge(type) : 'All') + (counts ? ` (${counts.types[type ?? 'all']})` : '')}
                </span>
              </Tab>
            ))}
          </ul>
        </nav>
      )}
      <nav className="shrink-0" aria-label="Views">
        <ul className={listClass}>
          {views.map(({ view, label }) => {
            const count = counts?.views[view] ?? 0
            const current = state.view === view
            // Empty views are hidden, except live and draft.
            if (count === 0 && !current && view !== 'live' && view !== 'draft') return null
            return (
              <Tab key={view} changes={{ view: current ? null : view, page: 1 }} current={current}>
                {label} <span className="ml-1.5 font-normal text-ink-2 tabular-nums">{counts && count}</span>
              </Tab>
            )
          })}
        </ul>
      </nav>
      <nav
        className={clsx(
          'flex shrink-0 border-l border-line pl-6 focus:outline-none',
          saved.length === 0 && !canSaveView && 'hidden',
        )}
        aria-label="Saved views"
        ref={savedViews}
        tabIndex={-1}
      >
        <ul className={clsx(listClass, saved.length === 0 && 'hidden')}>
          {saved.map(({ name, search }) => (
            <Tab
              key={name}
              changes={readState(search)}
              current={here === search}
              action={
                here === search && (
                  <button
                    type="button"
                    className="ml-1.5 min-h-6 min-w-6 cursor-pointer leading-none pointer-coarse:min-w-11"
                    aria-label={`Remove ${name}`}
                    onClick={() => {
                      change({ changeSaved: (stored) => stored.filter((one) => one.name !== name) })
                      savedViews.current?.focus()
                    }}
                  >
                    ×
                  </button>
                )
              }
            >
              {name}
            </Tab>
          ))}
        </ul>
        {canSaveView && <SaveView search={here} />}
      </nav>
    </div>
  )
}

interface TabProps {
  changes: Partial<ListState>
  current: boolean
  children: React.ReactNode
  /** Beside the link. */
  action?: React.ReactNode
}

const Tab = ({ changes, current, children, action }: TabProps) => {
  const state = useStore($state)
  return (
    <li className="flex">
      <a
        className={clsx(
          'relative flex items-baseline py-2.5 text-note text-ink-2 outline-none hover:text-ink',
          // The scroller would cut a ring outside of the link.
          'focus-visible:after:absolute focus-visible:after:-inset-x-1.5 focus-visible:after:inset-y-1',
          'focus-visible:after:outline-2 focus-visible:after:outline-brick aria-[current]:font-semibold',
          'aria-[current]:text-ink aria-[current]:shadow-[inset_0_-2px_var(--color-brick)]',
        )}
        href={paths.admin + stateSearch({ ...state, ...changes })}
        aria-current={current ? 'page' : undefined}
        onClick={onPlainClick(() => navigate(changes))}
      >
        {children}
      </a>
      {action}
    </li>
  )
}
