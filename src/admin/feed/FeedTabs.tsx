import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { $isAdministrator } from '../../lib/http/admin-session'
import clsx from 'clsx'
import { paths } from '../../paths'
import { gapsQuery } from './gaps.queries'

export type FeedView = 'files' | 'gaps' | 'addresses' | 'settings'
const views: readonly FeedView[] = ['files', 'gaps', 'addresses', 'settings']

/** The part of the page that the address names. */
export function currentView(): FeedView {
  const named = new URLSearchParams(location.search).get('view')
  return views.find((view) => view === named) ?? 'files'
}

/** The parts of the Feeds page. */
export function FeedTabs({ view }: { view: FeedView }) {
  const { data: gaps = [] } = useQuery(gapsQuery)
  const isAdministrator = useStore($isAdministrator)
  const tabs: { view: FeedView; label: string; href: string; count?: number }[] = [
    { view: 'files', label: 'Files', href: paths.adminFeed },
    { view: 'gaps', label: 'Cannot go live', href: paths.adminFeedView('gaps'), count: gaps.length },
    ...(isAdministrator
      ? [{ view: 'addresses' as const, label: 'Hourly', href: paths.adminFeedView('addresses') }]
      : []),
    { view: 'settings', label: 'Publishing', href: paths.adminFeedView('settings') },
  ]
  return (
    <nav
      className="mb-8 flex gap-x-5 overflow-x-auto border-b border-ink whitespace-nowrap tablet:mt-4 tablet:gap-x-7"
      aria-label="Parts of this page"
    >
      {tabs.map(({ view: own, label, href, count }) => (
        <a
          key={own}
          className={clsx(
            'flex min-h-11 items-center gap-1.5 text-note',
            own === view && 'font-semibold shadow-[inset_0_-3px_var(--color-brick)] forced-colors:underline',
          )}
          href={href}
          aria-current={own === view ? 'page' : undefined}
        >
          {label}
          {count ? <span className="font-normal text-brick-2 tabular-nums">{count}</span> : null}
        </a>
      ))}
    </nav>
  )
}
