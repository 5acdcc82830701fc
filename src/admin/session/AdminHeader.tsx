import clsx from 'clsx'
import type { ReactNode } from 'react'
import { isLongWordmark, Wordmark } from '../../components/ui/Wordmark'
import { navigationFor, paths } from '../../paths'
import { LineIcon } from '../ui/LineIcon'
import { CountBadge, type Counts } from './CountBadge'
import { leave } from './leave'

const stableWidthClass = clsx(
  'inline-grid after:invisible after:h-0 after:overflow-hidden after:font-semibold',
  'after:content-[attr(data-label)]',
)
const navigationItemClass = 'block py-3 text-note whitespace-nowrap'

const HomeLink = ({ className }: { className?: string | undefined }) => (
  <a
    className={clsx(
      'flex items-center gap-3 font-serif leading-none font-light tracking-tight whitespace-nowrap',
      isLongWordmark ? 'text-h5 tablet:max-desktop:text-note' : 'text-h3',
      'tablet:max-desktop:mr-auto desktop:w-rail',
      className,
    )}
    href={paths.admin}
  >
    <Wordmark lineClass="bg-brick" />
  </a>
)

/** The header of a signed-out visitor. */
export const SignedOutHeader = () => (
  <header className="flex min-h-17 items-center justify-between border-b border-line bg-stucco px-margin py-2">
    <HomeLink />
    <a className={clsx('ml-auto quiet-link', navigationItemClass)} href={paths.home}>
      View Site
    </a>
  </header>
)

interface Props {
  current: string
  /** The name of the screen: the header of a phone. */
  title: string
  /** Whether a plus sign in the header of a phone adds a listing. */
  mayAdd: boolean
  name: string
  role: string | undefined
  counts: Counts
  finder: ReactNode
}

/** The header of a signed-in user: the navigation, or on phones the name of the screen. */
export const AdminHeader = ({ current, title, mayAdd, name, role, counts, finder }: Props) => (
  <header
    className={clsx(
      'relative top-0 z-5 flex items-center gap-x-4.5 border-b border-line bg-stucco px-margin',
      'max-tablet:min-h-13 max-tablet:justify-between max-tablet:py-0.5',
      'max-tablet:in-[:has([data-listing-form])]:hidden',
      'tablet:min-h-17 tablet:py-2 tablet:max-desktop:flex-wrap max-tablet:tall:sticky desktop:tall:sticky',
      'tablet:max-desktop:pt-3 tablet:max-desktop:pb-0',
    )}
  >
    <HomeLink className="max-tablet:hidden" />
    {/* The screen's own heading says the same to a screen reader. */}
    <span
      className="min-w-0 font-serif text-h3 leading-none font-light tracking-tight tablet:hidden"
      aria-hidden="true"
    >
      {title}
    </span>
    <nav
      className="flex-1 max-desktop:order-1 max-desktop:basis-full max-tablet:hidden desktop:pl-indent"
      aria-label="Admin"
    >
      <ul className="flex flex-wrap gap-x-4.5 max-laptop:gap-x-3.5">
        {navigationFor(role ?? 'administrator')
          .filter(({ isMinor }) => !isMinor)
          .map(({ label, path, roles }) => (
            // Until the role is known, an item that not every role has keeps its place.
            <li key={path} className={clsx(roles && role === undefined && 'invisible')}>
              <a
                className={clsx(
                  navigationItemClass,
                  'hover:shadow-[inset_0_-1px_var(--color-edge)] aria-[current]:font-semibold',
                  'aria-[current]:shadow-[inset_0_-1px_var(--color-brick)]',
                )}
                href={path}
                aria-current={path === current ? 'page' : undefined}
              >
                {/* As wide as when it is current. */}
                <span className={stableWidthClass} data-label={label}>
                  {label}
                </span>
                {counts[path] && <CountBadge {...counts[path]} />}
              </a>
            </li>
          ))}
      </ul>
    </nav>
    <div className="flex items-center">
      {finder}
      <span className="tablet:hidden">
        {mayAdd && (
          <a
            className="-mr-2.5 grid size-11 place-items-center"
            href={paths.adminNewProperty}
            aria-label="Add Property"
          >
            <LineIcon className="size-5.5 stroke-[1.5] [stroke-linecap:round]" box={22} path="M11 4v14M4 11h14" />
          </a>
        )}
      </span>
      <p className="flex items-baseline gap-4 max-tablet:hidden">
        <span className="max-w-40 truncate text-note text-ink-2 desktop:max-[96rem]:hidden">{name}</span>
        <button
          type="button"
          className={clsx('cursor-pointer quiet-link', navigationItemClass)}
          onClick={() => void leave()}
        >
          Sign Out
        </button>
      </p>
    </div>
  </header>
)
