import { useStore } from '@nanostores/react'
import { $isAdministrator } from '../../lib/http/admin-session'
import clsx from 'clsx'
import { paths } from '../../paths'
import { useGapCount } from './gaps.queries'

const views = ['files', 'gaps', 'addresses', 'settings'] as const
type FeedView = (typeof views)[number]
const labels: Record<FeedView, string> = {
  files: 'Files',
  gaps: 'Cannot go live',
  addresses: 'Hourly',
  settings: 'Publishing',
}

/** The part of the page that the address names. */
export function currentView(): FeedView {
  const named = new URLSearchParams(location.search).get('view')
  return views.find((view) => view === named) ?? 'files'
}

/** The parts of the Feeds page. */
export function FeedTabs({ view }: { view: FeedView }) {
  const gapCount = useGapCount()
  const isAdministrator = useStore($isAdministrator)
  const shown = views.filter((each) => isAdministrator || each !== 'addresses')
  return (
    <nav
      className="mb-8 flex gap-x-5 overflow-x-auto border-b border-ink whitespace-nowrap tablet:mt-4 tablet:gap-x-7"
      aria-label="Parts of this page"
    >
      {shown.map((own) => (
        <a
          key={own}
          className={clsx(
            'flex min-h-11 items-center gap-1.5 text-note',
            own === view && 'font-semibold shadow-[inset_0_-3px_var(--color-brick)] forced-colors:underline',
          )}
          href={own === 'files' ? paths.adminFeed : paths.adminFeedView(own)}
          aria-current={own === view ? 'page' : undefined}
        >
          {labels[own]}
          {own === 'gaps' && gapCount > 0 && <span className="font-normal text-brick-2 tabular-nums">{gapCount}</span>}
        </a>
      ))}
    </nav>
  )
}
