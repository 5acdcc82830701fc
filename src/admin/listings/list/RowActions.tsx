import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useRef } from 'react'
import { $isAdministrator, $mayEdit } from '../../../lib/http/admin-session'
import { paths } from '../../../paths'
import { applyChanges } from './bulk.store'
import { duplicate, $problem } from './list.store'
import { archiveChanges, refusalOf, restoreChanges } from './listing-change'
import type { AdminListing } from '../listing-row'

interface Props {
  listing: AdminListing
  onDelete: () => void
}

const item = clsx(
  'block w-full cursor-pointer px-4.5 py-2.25 text-left text-note whitespace-nowrap',
  'hover:bg-stucco pointer-coarse:py-3',
)

// View, Edit and Delete are in the row if there is space, otherwise in the menu.
const inRow = clsx(
  'cursor-pointer rounded-sm px-1.75 py-2 decoration-brick decoration-1 underline-offset-[0.2em] max-[80rem]:hidden',
  'hover:underline pointer-coarse:py-3',
)
const inMenu = clsx(item, 'min-[80rem]:hidden')

/** The actions of one listing, at its row's end; Escape or an outside press closes the menu. */
export function RowActions({ listing, onDelete }: Props) {
  const { id, slug, title, status, archived } = listing
  const mayEdit = useStore($mayEdit)
  const mayDelete = useStore($isAdministrator)
  const menu = useRef<HTMLDivElement>(null)
  const name = <span className="sr-only"> {title}</span>
  const then = (action: () => void) => () => {
    menu.current?.hidePopover()
    action()
  }
  async function change(archive: boolean) {
    const changes = archive ? archiveChanges([listing]) : restoreChanges([listing])
    const result = await applyChanges(changes, archive ? 'Archived' : 'Restored as a draft')
    if ('failure' in result) return $problem.set(result.failure.message)
    const [left] = result.left
    if (left) $problem.set(`${title}: ${refusalOf(left, listing.listingType)?.text}`)
  }
  // A draft opens as a preview, for staff only.
  const [view, viewAddress] = status === 'draft' ? ['Preview', paths.preview(id)] : ['View', paths.property(slug)]
  const edit = mayEdit ? 'Edit' : 'Open'
  return (
    <div className="flex items-center justify-end text-note">
      <a className={inRow} href={viewAddress} data-view>
        {view}
        {name}
      </a>
      <a className={inRow} href={paths.adminProperty(id)}>
        {edit}
        {name}
      </a>
      {mayDelete && (
        <button type="button" className={clsx(inRow, 'text-brick-2')} onClick={onDelete}>
          Delete{name}
        </button>
      )}
      <button
        type="button"
        className="grid size-11 shrink-0 cursor-pointer place-items-center text-ink-2 hover:text-ink"
        popoverTarget={`menu-${id}`}
        data-menu
      >
        <svg className="h-1 w-4 fill-current" viewBox="0 0 16 4" aria-hidden="true">
          <circle cx={2} cy={2} r={1.6} />
          <circle cx={8} cy={2} r={1.6} />
          <circle cx={14} cy={2} r={1.6} />
        </svg>
        <span className="sr-only">More for {title}</span>
      </button>
      <div
        ref={menu}
        className={clsx(
          'm-auto min-w-44 border border-line bg-paper py-1.5 text-ink shadow-raised',
          'supports-[position-area:block-end]:inset-auto supports-[position-area:block-end]:m-0',
          '[position-area:block-end_span-inline-start] [position-try-fallbacks:flip-block]',
        )}
        id={`menu-${id}`}
        popover="auto"
      >
        <a className={inMenu} href={viewAddress}>
          {view}
          {name}
        </a>
        <a className={inMenu} href={paths.adminProperty(id)}>
          {edit}
          {name}
        </a>
        {mayEdit && (
          <button type="button" className={item} onClick={then(() => void duplicate(listing))}>
            Copy{name}
          </button>
        )}
        {mayEdit && (
          <button type="button" className={item} onClick={then(() => void change(!archived))}>
            {archived ? 'Restore' : 'Archive'}
            {name}
          </button>
        )}
        {mayDelete && (
          <button type="button" className={clsx(inMenu, 'text-brick-2')} onClick={then(onDelete)}>
            Delete{name}
          </button>
        )}
      </div>
    </div>
  )
}
