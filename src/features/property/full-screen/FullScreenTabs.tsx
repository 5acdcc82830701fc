import * as messages from '#messages/gallery.ts'
import * as page from '#messages/property.ts'
import clsx from 'clsx'
import type { KeyboardEvent, MouseEvent } from 'react'
import { ExternalLink } from '../../../components/ui/ExternalLink'
import { Icon } from '../../../components/ui/Icon'
import type { Listing } from '../../../domain/listing/listing'

export type FullScreenTab = 'pictures' | 'plan'

interface Props {
  listing: Listing
  /** The number of plans. */
  plans: number
  tab: FullScreenTab
  onTab: (tab: FullScreenTab) => void
  /** Goes to a section of the page behind. */
  onLeave: (event: MouseEvent<HTMLAnchorElement>) => void
}

// One line per tab, the active one marked on the rail's line; on phones in a row, the active one underlined.
const itemClass = clsx(
  'relative flex min-h-11 cursor-pointer items-center gap-2.5 text-note whitespace-nowrap text-night-text-2',
  'hover:text-white aria-selected:font-semibold aria-selected:text-white laptop:w-full laptop:border-b',
  'laptop:border-white/15',
  'laptop:text-base max-laptop:[&_svg]:hidden',
  'aria-selected:after:absolute aria-selected:after:inset-x-0 aria-selected:after:bottom-0 aria-selected:after:h-0.5',
  'aria-selected:after:bg-night-mark laptop:aria-selected:after:-inset-y-px laptop:aria-selected:after:-right-7.25',
  'laptop:aria-selected:after:left-auto laptop:aria-selected:after:h-auto laptop:aria-selected:after:w-0.75',
  'forced-colors:aria-selected:after:bg-[Highlight]',
)
const rowClass = clsx(
  'flex scrollbar-none gap-x-5 overflow-x-auto max-phablet:px-margin laptop:mt-9 laptop:block',
  'laptop:overflow-visible laptop:border-t',
  'laptop:border-white/15',
)

/** The tabs of the full screen, and two links back to the page. */
export function FullScreenTabs({ listing, plans, tab, onTab, onLeave }: Props) {
  const { video_url: video, tour_url: tour } = listing.facts.values
  const tabs = [
    { id: 'pictures', icon: 'picture', label: page.pictures, count: listing.gallery.length },
    ...(plans > 0 ? [{ id: 'plan', icon: 'plan', label: page.floorPlan, count: plans > 1 ? plans : 0 } as const] : []),
  ] as const
  const keys = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const to = (tabs.findIndex(({ id }) => id === tab) + step + tabs.length) % tabs.length
    const next = tabs[to]
    if (next) onTab(next.id)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
  }
  const films = [
    { label: page.video, url: video },
    { label: page.virtualTour, url: tour },
  ].flatMap(({ label, url }) => (url ? [{ label, url }] : []))

  return (
    <div className={rowClass}>
      <div role="tablist" aria-label={messages.chooseView} className="flex gap-x-5 laptop:block" onKeyDown={keys}>
        {tabs.map(({ id, icon, label, count }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === tab}
            aria-controls={id === tab ? 'full-screen-panel' : undefined}
            tabIndex={id === tab ? 0 : -1}
            className={itemClass}
            onClick={() => onTab(id)}
          >
            <Icon name={icon} />
            {label}
            {count > 0 && <span className="tabular-nums laptop:ml-auto">{count}</span>}
          </button>
        ))}
      </div>
      {films.map(({ label, url }) => (
        <ExternalLink key={label} className={itemClass} href={url}>
          <Icon name="video" />
          {label}
          <span className="laptop:ml-auto" aria-hidden="true">
            ↗
          </span>
          <span className="sr-only">{messages.onSite(new URL(url).hostname.replace('www.', ''))}</span>
        </ExternalLink>
      ))}
      <a className={itemClass} href="#where" onClick={onLeave}>
        <Icon name="pin" />
        {messages.map}
      </a>
    </div>
  )
}
