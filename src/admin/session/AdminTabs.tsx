import clsx from 'clsx'
import { useState } from 'react'
import { adminTabs, navigationFor, paths } from '../../paths'
import { TextButton } from '../ui/Button'
import { LineIcon } from '../ui/LineIcon'
import { Sheet } from '../ui/Sheet'
import { CountBadge, type Counts } from './CountBadge'
import { leave } from './leave'

/** Drawn on a 22 px square with 1.5 px lines. */
const icons: Record<string, string> = {
  [paths.admin]: 'm3 10 8-6 8 6v9H3z',
  [paths.adminEnquiries]: 'M3 5h16v12H3zM3 6l8 6 8-6',
  [paths.adminDiary]: 'M3 5h16v14H3zM3 9h16M7 3v4M15 3v4',
  [paths.adminWarnings]: 'm4 6 2 2 3-4M4 15l2 2 3-4M12 7h7M12 16h7',
  more: 'M5 11h.01M11 11h.01M17 11h.01',
}

const Icon = ({ name }: { name: string }) => (
  <LineIcon
    className={clsx(
      'size-5.5 [stroke-linecap:round] [stroke-linejoin:round]',
      name === 'more' ? 'stroke-[2.6]' : 'stroke-[1.5]',
    )}
    box={22}
    path={icons[name]}
  />
)

const tabClass = clsx(
  'relative grid min-h-16 w-full cursor-pointer content-center justify-items-center gap-0.75 text-ink-2',
  'aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:top-0',
  'aria-[current]:before:h-[3px] aria-[current]:before:w-11 aria-[current]:before:bg-brick',
  'forced-colors:aria-[current]:before:bg-[CanvasText]',
)
const moreItemClass = 'block min-h-12 border-b border-line py-3'

interface Props {
  current: string
  name: string
  role: string | undefined
  counts: Counts
}

/** The navigation of a phone: four tabs at the bottom, and the rest in a sheet. */
export function AdminTabs({ current, name, role, counts }: Props) {
  const [isOpen, setOpen] = useState(false)
  const others = navigationFor(role).filter(({ path }) => !adminTabs.some((each) => each.path === path))
  return (
    <>
      <nav
        className={clsx(
          'inset-x-0 bottom-0 z-5 border-t border-line bg-stucco pb-[env(safe-area-inset-bottom)] text-small',
          'in-[:has([data-listing-form])]:hidden tablet:hidden print:hidden tall:fixed',
        )}
        aria-label="Admin"
      >
        <ul className="grid grid-cols-5">
          {adminTabs.map(({ label, path }) => (
            <li key={path}>
              <a className={tabClass} href={path} aria-current={path === current ? 'page' : undefined}>
                <Icon name={path} />
                {label}
                {counts[path] && (
                  <CountBadge className="absolute top-1.5 left-1/2 ml-1 leading-[1.4]" {...counts[path]} />
                )}
              </a>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={tabClass}
              aria-haspopup="dialog"
              aria-current={others.some(({ path }) => path === current) ? 'true' : undefined}
              onClick={() => setOpen(true)}
            >
              <Icon name="more" />
              More
            </button>
          </li>
        </ul>
      </nav>
      <Sheet title="More" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ul className="border-t border-line">
          {others.map(({ label, path }) => (
            <li key={path}>
              <a className={moreItemClass} href={path} aria-current={path === current ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p className="mt-4 flex items-center justify-between gap-4 text-note text-ink-2">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          <TextButton className="min-h-11 whitespace-nowrap" onClick={() => void leave()}>
            Sign Out
          </TextButton>
        </p>
      </Sheet>
    </>
  )
}
