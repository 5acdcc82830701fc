import { areaName } from '#messages/formats.ts'
import * as messages from '#messages/search.ts'
import clsx from 'clsx'
import { useRef } from 'react'
import { areaPage } from '../../domain/london/area-page'
import { defaultSearch } from './search'
import type { Search } from './search-type'
import { activeChips } from './filter-chips'
import { focusTitle } from './focus-title'

interface Props {
  search: Search
  onChange: (search: Search) => void
}

const chipClass = clsx(
  'flex min-h-9.5 cursor-pointer items-center gap-3 rounded-sm border py-1.25 text-left text-note leading-[1.25]',
  'transition-colors hover:border-ink pointer-coarse:min-h-11',
)

const rowClass = clsx(
  'mb-3.5 flex flex-wrap items-center gap-x-6 gap-y-2 tablet:mb-6.5 tablet:gap-y-2.5 laptop:col-span-full print:hidden',
)

/** A single selected area links to its page. */
function AboutArea({ areas: [area, ...others] }: Search) {
  const page = area && others.length === 0 && areaPage(area)
  return page ? (
    <a className="inline-flex items-center text-note quiet-link pointer-coarse:min-h-11" href={page}>
      {messages.aboutArea(areaName(area))}
    </a>
  ) : null
}

/** The active filters, each removable. The focus moves to the next chip, or to the list's title after the last. */
export function FilterChips({ search, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const chips = activeChips(search)
  if (chips.length === 0) return null
  const removeChip = (position: number, nextSearch: Search) => {
    const others = list.current?.querySelectorAll<HTMLElement>('[data-filter]')
    const next = position < chips.length ? (others?.[position + 1] ?? others?.[position - 1]) : null
    onChange(nextSearch)
    if (next) next.focus()
    else focusTitle(list.current)
  }
  return (
    <div className={rowClass}>
      <ul className="flex flex-wrap gap-2 tablet:gap-2.5" ref={list} aria-label={messages.filtersSet}>
        {chips.map(({ label, nextSearch }, position) => (
          <li key={label}>
            <button
              type="button"
              className={`${chipClass} border-line bg-paper px-3.5`}
              onClick={() => removeChip(position, nextSearch)}
              data-filter
            >
              <span className="sr-only">{messages.remove}</span>
              {label}
              <svg
                className="size-2.5 flex-none stroke-brick stroke-[1.4] forced-colors:stroke-[CanvasText]"
                viewBox="0 0 10 10"
                aria-hidden="true"
              >
                <path d="m1.5 1.5 7 7m0-7-7 7" />
              </svg>
            </button>
          </li>
        ))}
        {chips.length > 1 && (
          <li key="all">
            <button
              type="button"
              className={`${chipClass} border-transparent px-0 quiet-link`}
              onClick={() =>
                removeChip(chips.length, { ...defaultSearch(search.type), sort: search.sort, view: search.view })
              }
            >
              {messages.clearAll}
            </button>
          </li>
        )}
      </ul>
      <AboutArea {...search} />
    </div>
  )
}
