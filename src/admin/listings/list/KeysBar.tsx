import clsx from 'clsx'
import { useStore } from '@nanostores/react'
import { $mayEdit } from '../../../lib/http/admin-session'
import { onPlainClick } from '../../../lib/plain-click'
import { paths } from '../../../paths'
import { Key } from '../../ui/Key'
import { focusTitle, listKeysFor } from './list-keys'
import { useListPage, useTotal } from './list-data'
import { $state, navigate } from './list.store'
import { pageSize, stateSearch } from './list-state'

/** At the list's end: its keyboard shortcuts, and the visible range. */
export function KeysBar() {
  const state = useStore($state)
  const { listings } = useListPage()
  const total = useTotal() ?? 0
  const last = Math.ceil(total / pageSize)
  const first = (state.page - 1) * pageSize
  const link = (page: number, label: string, sign: string) => (
    <a
      className="grid min-h-9 min-w-9 place-items-center pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      href={paths.admin + stateSearch({ ...state, page })}
      rel={page > state.page ? 'next' : 'prev'}
      onClick={onPlainClick(() => {
        navigate({ page })
        scrollTo(0, 0)
        // The pressed link may be gone there.
        focusTitle()
      })}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true">{sign}</span>
    </a>
  )
  return (
    <div
      className={clsx(
        'flex min-h-9.5 items-center gap-5 border-t border-line bg-stucco px-(--admin-margin) text-small text-ink-2',
      )}
    >
      <ul
        className="flex gap-5 max-laptop:hidden pointer-coarse:hidden"
        aria-label="Keys, while the focus is in the table"
      >
        {listKeysFor(useStore($mayEdit)).map(({ keys, label }) => (
          <li key={label}>
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
            {label}
          </li>
        ))}
      </ul>
      <nav className="ml-auto flex items-center gap-3 text-ink tabular-nums" aria-label="Pages">
        <span>
          {total > 0 && `${first + 1}–${first + listings.length} of ${total.toLocaleString('en-GB')}`}
          {last > 1 && <span className="sr-only">{`, page ${state.page} of ${last}`}</span>}
        </span>
        {last > 1 && (
          <span className="flex">
            {state.page > 1 && link(state.page - 1, 'Previous page', '‹')}
            {state.page < last && link(state.page + 1, 'Next page', '›')}
          </span>
        )}
      </nav>
    </div>
  )
}
