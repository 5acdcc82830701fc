import { useStore } from '@nanostores/react'
import { $account } from '../../lib/http/admin-session'
import { formatCount } from '../../lib/format/words'
import clsx from 'clsx'
import { useAccounts } from '../query/accounts'
import { useTally } from './inbox-data'
import { $inboxLocation } from './inbox.store'
import { PlaceLink } from './PlaceLink'
import { quickViewsOf } from './quick-views'

/** Tabs with counts; they scroll sideways on phones. */
export function QuickViews() {
  const place = useStore($inboxLocation)
  const me = useStore($account)?.id ?? ''
  const views = quickViewsOf(place, useTally(), useAccounts(), me)
  return (
    <nav
      className={clsx(
        'flex scrollbar-none overflow-x-auto border-b border-line whitespace-nowrap',
        'max-tablet:-mx-margin max-tablet:-mt-5 max-tablet:px-margin tablet:mt-5',
      )}
      aria-label="Quick views"
    >
      {views.map(({ label, filters, count, current }) => (
        <PlaceLink
          className={clsx(
            'mr-6 flex min-h-11 items-center gap-1.5 border-b-2 text-note hover:text-ink',
            current
              ? 'border-brick font-semibold text-ink'
              : 'border-transparent text-ink-2 forced-colors:border-[Canvas]',
          )}
          key={label}
          to={{ ...filters, open: '' }}
          aria-current={current ? 'true' : undefined}
        >
          {label}{' '}
          {count !== undefined && (
            <span className="text-small font-normal text-ink-2 tabular-nums">{formatCount(count)}</span>
          )}
        </PlaceLink>
      ))}
    </nav>
  )
}
