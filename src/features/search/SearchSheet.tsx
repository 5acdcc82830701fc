import clsx from 'clsx'
import { buttonClass } from '../../components/ui/button-class'
import { useEffect, useRef, useState } from 'react'
import { closeThen, registerOverlay } from '../../lib/overlay-history'
import * as messages from '#messages/search.ts'
import { type AreaCount, areaCounts } from './area-counts'
import { defaultSearch } from './search'
import type { Search } from './search-type'
import { searchQuery } from './search-address'
import { activeChips } from './filter-chips'
import { SearchFields } from './SearchFields'
import { clearUnclearPrices, readForm, unclearPrices } from './search-form'
import { searchListings } from './search.queries'

interface Props {
  search: Search
  areas: AreaCount[]
  today: string
  open: boolean
  onOpen: (open: boolean) => void
  onChange: (search: Search) => void
}

interface Counts {
  total: number | null
  areas: AreaCount[] | null
}
const unknown: Counts = { total: null, areas: null }

/**
 * The counts of a search, in total and per area, refreshed shortly after each change. The total is null while unknown;
 * areas keep their last counts.
 */
function useCounts(search: Search | null) {
  const [counts, setCounts] = useState<Counts>(unknown)
  const query = search && searchQuery(search)
  const [lastQuery, setLastQuery] = useState(query)
  if (query !== lastQuery) {
    setLastQuery(query)
    setCounts(({ areas }) => (search ? { total: null, areas } : unknown))
  }
  useEffect(() => {
    if (!search) return
    const controller = new AbortController()
    const timer = setTimeout(() => {
      void searchListings({ ...search, page: 1 }, controller.signal).then(
        (result) => !controller.signal.aborted && setCounts(result.ok ? result.value : unknown),
      )
    }, 200)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- The same query is not sent twice.
  }, [query])
  return counts
}

const openerClass = clsx(
  '-ml-2 flex flex-none cursor-pointer items-center border-r border-line pr-3.5 pl-2 font-medium',
  'whitespace-nowrap focus-visible:-outline-offset-2 tablet:hidden',
)
// Not hidden on wide screens: a phone may be turned while it is open, and a hidden modal would freeze the page.
const sheetClass = clsx(
  'mt-auto max-h-[calc(100dvh-2.5rem)] w-full max-w-none overscroll-contain bg-stucco text-ink',
  'backdrop:bg-veil forced-colors:border [html:has(&:modal)]:overflow-hidden',
  // The fields scroll between head and foot without being covered. On short screens everything scrolls.
  'flex-col max-tablet:tall:open:flex',
  'transition-transform duration-240 ease-out starting:open:translate-y-12',
)
const barClass = 'flex items-center justify-between gap-4 border-line bg-paper px-margin pt-3'
const linkClass = 'quiet-link min-h-11 cursor-pointer px-1'

const sheetId = 'filters'
/** A button that opens or closes the sheet before hydration; React's types lack these attributes. */
const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: sheetId })

/** On phones: the sticky bar's button that opens the sheet. */
export function SheetOpener({ search, onOpen }: Pick<Props, 'search' | 'onOpen'>) {
  const set = activeChips(search).length
  return (
    <button
      type="button"
      className={openerClass}
      onClick={(event) => {
        // Its command would open the sheet a second time.
        event.preventDefault()
        onOpen(true)
      }}
      {...command('show-modal')}
    >
      {set > 0 ? messages.filtersCount(set) : messages.filters}
    </button>
  )
}

/**
 * On phones: the filters in a sheet, with the number of results. Prerendered, so that it opens and accepts choices
 * before hydration.
 */
export function SearchSheet({ search, areas, today, open, onOpen, onChange }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [draft, setDraft] = useState<Search | null>(null)
  const requested = draft ?? search
  const counts = useCounts(open ? requested : null)
  useEffect(() => {
    const sheet = dialog.current
    if (!sheet) return
    // Opened before hydration.
    if (!open) return sheet.open ? onOpen(true) : undefined
    if (!sheet.open) sheet.showModal()
    registerOverlay(sheet)
  }, [open, onOpen])
  const show = () => {
    const sheet = dialog.current
    const form = sheet?.querySelector('form')
    if (!sheet || !form) return
    const [unclear] = unclearPrices(form)
    if (unclear) {
      // Its error is inside the sheet.
      form.querySelector<HTMLButtonElement>('[type=submit]')?.click()
      form.querySelector<HTMLInputElement>(`[name=${unclear}]`)?.focus()
      return
    }
    const chosen = readForm(form, requested)
    closeThen(sheet, () => onChange(chosen))
  }
  const text = counts.total === null ? messages.showHomes : messages.showCounted(messages.homeCount(counts.total))
  return (
    <dialog
      ref={dialog}
      id={sheetId}
      className={sheetClass}
      aria-labelledby="sheet-title"
      // It may have been opened before hydration.
      suppressHydrationWarning
      onClose={() => {
        onOpen(false)
        setDraft(null)
      }}
    >
      <div className={`${barClass} border-b pb-3`}>
        <h2 className="text-h3" id="sheet-title">
          {messages.filters}
        </h2>
        <button type="button" className={linkClass} onClick={() => dialog.current?.close()} {...command('close')}>
          {messages.close}
        </button>
      </div>
      <SearchFields
        place="sheet"
        search={requested}
        areas={counts.areas ? areaCounts(areas, counts.areas) : areas}
        today={today}
        open={open}
        onChange={(next) => setDraft(next)}
      />
      <div className={`${barClass} border-t pb-[calc(0.75rem+env(safe-area-inset-bottom))]`}>
        <button
          type="button"
          className={linkClass}
          onClick={() => {
            const form = dialog.current?.querySelector('form')
            if (form) clearUnclearPrices(form)
            setDraft({ ...defaultSearch(search.type), sort: requested.sort, view: requested.view })
          }}
        >
          {messages.clearAll}
        </button>
        <button
          type="button"
          className={clsx(buttonClass({ variant: 'primary' }), 'max-w-64 flex-1 tabular-nums')}
          onClick={show}
        >
          {text}
        </button>
      </div>
      <p className="sr-only" role="status">
        {counts.total === null ? '' : messages.homeCount(counts.total)}
      </p>
    </dialog>
  )
}
