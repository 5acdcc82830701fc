import { useEffect, useRef, useState } from 'react'
import { closeThen, opened } from '../../lib/back-closes'
import { counted } from '../../lib/words'
import { everyHome, type Search, searchOf } from './search'
import { chips } from './search-words'
import { SearchFields } from './SearchFields'
import type { AreaCount } from './search.store'
import { countHomes } from './search.queries'

interface Props {
  search: Search
  areas: AreaCount[]
  onChange: (search: Search) => void
}

/** How many homes a search would show, asked anew a moment after it changes; null while nobody knows. */
function useCount(search: Search | null) {
  const [count, setCount] = useState<number | null>(null)
  const question = search && searchOf(search)
  useEffect(() => {
    if (!search) return
    setCount(null)
    const asking = new AbortController()
    const timer = setTimeout(() => {
      void countHomes(search, asking.signal).then((result) => !asking.signal.aborted && setCount(result.ok ? result.value : null))
    }, 200)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
    // The same question is not asked twice.
  }, [question])
  return count
}

/** On a phone: a button within reach of the thumb, and the filters in a sheet, which says how many homes they would show. */
export function SearchSheet({ search, areas, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [draft, setDraft] = useState<Search | null>(null)
  const count = useCount(draft)
  const set = chips(search).length
  const open = () => {
    setDraft(search)
    dialog.current?.showModal()
    if (dialog.current) opened(dialog.current)
  }
  const show = () => {
    if (draft && dialog.current) closeThen(dialog.current, () => onChange({ ...draft, page: 1 }))
  }
  const words = count === null ? 'Show homes' : `Show ${counted(count, 'home')}`
  return (
    <>
      <p className="sheet-opener">
        <button type="button" className="btn primary" onClick={open}>{set > 0 ? `Filters (${set})` : 'Filters'}</button>
      </p>
      <dialog ref={dialog} className="sheet" aria-labelledby="sheet-title" onClose={() => setDraft(null)}>
        {draft && (
          <>
            <div className="sheet-top">
              <h2 id="sheet-title">Filters</h2>
              <button type="button" className="quiet" onClick={() => dialog.current?.close()}>Close</button>
            </div>
            <SearchFields id="sheet" search={draft} areas={areas} onChange={(next) => setDraft(next)} />
            <div className="sheet-foot">
              <button type="button" className="quiet" onClick={() => setDraft({ ...everyHome(search.type), sort: draft.sort, view: draft.view })}>Clear all</button>
              <button type="button" className="btn primary" onClick={show}>{words}</button>
            </div>
            <p className="sr-only" role="status">{count === null ? '' : counted(count, 'home')}</p>
          </>
        )}
      </dialog>
    </>
  )
}
