import { useRef } from 'react'
import { everyHome, type Search } from './search'
import { chips } from './search-words'

interface Props {
  search: Search
  onChange: (search: Search) => void
}

/** What is set, each with a way to take it back. The focus goes on to the next one, or to the list's title after the last. */
export function Chips({ search, onChange }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const set = chips(search)
  if (set.length === 0) return null
  const take = (position: number, then: Search) => {
    const next = list.current?.querySelectorAll('button')[position + 1] ?? list.current?.querySelectorAll('button')[position - 1]
    const title = list.current?.closest('.list')?.querySelector<HTMLElement>('h2')
    onChange(then)
    if (position < set.length && set.length > 1) next?.focus()
    else title?.focus()
  }
  return (
    <ul className="chips" ref={list} aria-label="Filters that are set">
      {set.map(({ label, then }, position) => (
        <li key={label}>
          <button type="button" onClick={() => take(position, then)}>
            <span className="sr-only">Remove </span>{label}<i aria-hidden="true" />
          </button>
        </li>
      ))}
      {set.length > 1 && (
        <li key="all">
          <button type="button" className="all" onClick={() => take(set.length, { ...everyHome(search.type), sort: search.sort, view: search.view })}>Clear all</button>
        </li>
      )}
    </ul>
  )
}
