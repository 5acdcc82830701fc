import clsx from 'clsx'
import { buttonClass } from '../../components/ui/button-class'
import { useEffect, useRef, useState } from 'react'
import { closeThen, opened } from '../../lib/overlay-history'
import { counted } from '../../lib/format/words'
import { type AreaCount, areaCounts } from './area-counts'
import { defaultSearch, type Search } from './search'
import { searchQuery } from './search-address'
import { chips } from './filter-chips'
import { SearchFields } from './SearchFields'
import { searchListings } from './search.queries'

interface Props {
  search: Search
  areas: AreaCount[]
  today: string
  onChange: (search: Search) => void
}

interface Counts {
  total: number | null
  areas: AreaCount[] | null
}
const unknown: Counts = { total: null, areas: null }

/**
 * How many homes a search would show, in all and in each area, asked anew a moment after it changes. The count is null
 * while nobody knows it; the areas keep the last counts until then.
 */
function useCounts(search: Search | null) {
  const [counts, setCounts] = useState<Counts>(unknown)
  const question = search && searchQuery(search)
  const [lastQuestion, setLastQuestion] = useState(question)
  if (question !== lastQuestion) {
    setLastQuestion(question)
    setCounts(({ areas }) => (search ? { total: null, areas } : unknown))
  }
  useEffect(() => {
    if (!search) return
    const asking = new AbortController()
    const timer = setTimeout(() => {
      void searchListings({ ...search, page: 1 }, asking.signal).then(
        (result) => !asking.signal.aborted && setCounts(result.ok ? result.value : unknown),
      )
    }, 200)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The same question is not asked twice.
  }, [question])
  return counts
}

const openerClass = 'flex cursor-pointer items-center gap-2 border-r border-line pr-3.5 font-medium md:hidden'
const sheetClass = clsx(
  'mt-auto max-h-[calc(100dvh-2.5rem)] w-full max-w-none overscroll-contain bg-stucco text-ink',
  'backdrop:bg-[rgb(22_32_27/0.72)] md:hidden forced-colors:border [html:has(&:modal)]:overflow-hidden',
  // The fields scroll between head and foot, which cover none of them. On a short screen all of it scrolls.
  'flex-col max-md:tall:open:flex',
  'transition-transform duration-240 ease-out starting:open:translate-y-12',
)
const barClass = 'flex items-center justify-between gap-4 border-line bg-paper px-margin pt-3'
const linkClass = 'link min-h-11 cursor-pointer px-1'

/**
 * On a phone: a button in the bar, which stays in sight, and the filters in a sheet, which says how many homes they
 * would show.
 */
export function SearchSheet({ search, areas, today, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [draft, setDraft] = useState<Search | null>(null)
  const counts = useCounts(draft)
  const set = chips(search).length
  const open = () => {
    setDraft(search)
    dialog.current?.showModal()
    if (dialog.current) opened(dialog.current)
  }
  const show = () => {
    if (draft && dialog.current) closeThen(dialog.current, () => onChange({ ...draft, page: 1 }))
  }
  const words = counts.total === null ? 'Show homes' : `Show ${counted(counts.total, 'home')}`
  return (
    <>
      <button type="button" className={openerClass} onClick={open}>
        {set > 0 ? `Filters (${set})` : 'Filters'}
      </button>
      <dialog ref={dialog} className={sheetClass} aria-labelledby="sheet-title" onClose={() => setDraft(null)}>
        {draft && (
          <>
            <div className={`${barClass} border-b pb-3`}>
              <h2 className="text-h3" id="sheet-title">
                Filters
              </h2>
              <button type="button" className={linkClass} onClick={() => dialog.current?.close()}>
                Close
              </button>
            </div>
            <SearchFields
              place="sheet"
              search={draft}
              areas={counts.areas ? areaCounts(areas, counts.areas) : areas}
              today={today}
              onChange={(next) => setDraft(next)}
            />
            <div className={`${barClass} border-t pb-[calc(0.75rem+env(safe-area-inset-bottom))]`}>
              <button
                type="button"
                className={linkClass}
                onClick={() => setDraft({ ...defaultSearch(search.type), sort: draft.sort, view: draft.view })}
              >
                Clear all
              </button>
              <button
                type="button"
                className={clsx(buttonClass({ variant: 'primary' }), 'max-w-64 flex-1 tabular-nums')}
                onClick={show}
              >
                {words}
              </button>
            </div>
            <p className="sr-only" role="status">
              {counts.total === null ? '' : counted(counts.total, 'home')}
            </p>
          </>
        )}
      </dialog>
    </>
  )
}
