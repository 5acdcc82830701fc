import { useRef } from 'react'
import { defaultSearch, type Search } from './search'
import { chips } from './search-text'

interface Props {
  search: Search
  onChange: (search: Search) => void
}

/**
 * What is set, each with a way to take it back. The focus goes on to the next one, or to the list's title after the
 * last.
 */
export function FilterChips({ search, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const set = chips(search)
  if (set.length === 0) return null
  const take = (position: number, then: Search) => {
    const others = list.current?.querySelectorAll<HTMLElement>('button:not(.all)')
    const title = list.current?.closest('.list')?.querySelector<HTMLElement>('h2')
    const next = position < set.length ? (others?.[position + 1] ?? others?.[position - 1]) : null
    onChange(then)
    ;(next ?? title)?.focus()
  }
  return (
    <ul className="chips" ref={list} aria-label="Filters that are set">
      {set.map(({ label, then }, position) => (
        <li key={label}>
          <button type="button" onClick={() => take(position, then)}>
            <span className="sr-only">Remove </span>
            {label}
            <i aria-hidden="true" />
          </button>
        </li>
      ))}
      {set.length > 1 && (
        <li key="all">
          <button
            type="button"
            className="all"
            onClick={() => take(set.length, { ...defaultSearch(search.type), sort: search.sort, view: search.view })}
          >
            Clear all
          </button>
        </li>
      )}
    </ul>
  )
}
