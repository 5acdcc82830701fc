import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import clsx from 'clsx'
import { counted } from '../../../lib/format/words'
import { $isAdministrator, $mayEdit } from '../../../lib/http/admin-session'
import { paths } from '../../../paths'
import { Menu, MenuItem } from '../../ui/Menu'
import { useIsPhone } from '../../ui/use-is-phone'
import { copyProperty } from '../listing.queries'
import type { AdminListing } from '../listing-row'
import { listingChanges, skipped } from './change-listings'
import { focusTitle } from './list-keys'
import { $problem, showError } from './list.store'
import { seekersText } from './list-text'
import { archiveChanges, refusalOf, restoreChanges } from './listing-change'
import { select } from './selection.store'
import { has } from '../../../parts'
import { hasPage } from '../../../domain/listing/has-page'

interface Props {
  listing: AdminListing
  selected: boolean
  onSeekers: () => void
  onDelete: () => void
}

// View, Edit and Delete are also in the row if there is space.
const inRowClass = clsx(
  'cursor-pointer rounded-sm px-1.75 py-2 decoration-brick decoration-1 underline-offset-[0.2em] max-[80rem]:hidden',
  'hover:underline pointer-coarse:py-3',
)

/** The actions of one listing, at its row's end. */
export function RowActions({ listing, selected, onSeekers, onDelete }: Props) {
  const { id, slug, title, archived, listingType, seekers } = listing
  const mayEdit = useStore($mayEdit)
  const mayDelete = useStore($isAdministrator)
  const isPhone = useIsPhone()
  const change = useMutation(listingChanges)
  const copy = useMutation({
    mutationFn: () => copyProperty(id),
    onSuccess: (copied) => location.assign(paths.adminProperty(copied)),
    onError: showError,
  })
  const name = <span className="sr-only"> {title}</span>
  const archive = () =>
    change.mutate(
      {
        changes: archived ? restoreChanges([listing]) : archiveChanges([listing]),
        announcement: (count) => `${archived ? 'Restored as a draft' : 'Archived'}: ${counted(count, 'listing')}`,
      },
      {
        onSuccess: (outcomes) => {
          const [left] = skipped(outcomes)
          if (left) $problem.set(`${title}: ${refusalOf(left, listingType)?.text}`)
          // The row goes, and the closed menu has no button to return to. Undo is one Tab away from the title.
          const elsewhere = document.activeElement?.closest<HTMLElement>('input, select, textarea, [data-row]')
          if (!left && (!elsewhere || elsewhere.dataset['row'] === id)) focusTitle()
        },
        onError: showError,
      },
    )
  // A listing that visitors do not see opens as a preview, for staff only.
  const isPublic = hasPage(listing)
  const [view, viewAddress] = isPublic ? ['View', paths.property(slug)] : ['Preview', paths.preview(id)]
  const edit = mayEdit ? 'Edit' : 'Open'
  return (
    <div className="flex items-center justify-end text-note">
      <a className={inRowClass} href={viewAddress} data-view>
        {view}
        {name}
      </a>
      <a className={inRowClass} href={paths.adminProperty(id)}>
        {edit}
        {name}
      </a>
      {mayDelete && (
        <button type="button" className={clsx(inRowClass, 'text-brick-2')} onClick={onDelete}>
          Delete{name}
        </button>
      )}
      <Menu label={`More for ${title}`}>
        <MenuItem href={viewAddress}>{view}</MenuItem>
        <MenuItem href={paths.adminProperty(id)}>{edit}</MenuItem>
        {isPublic && has('ownerReports') && <MenuItem href={paths.adminReport(id)}>Owner’s report</MenuItem>}
        {seekers > 0 && <MenuItem onAction={onSeekers}>{seekersText(seekers)}</MenuItem>}
        {mayEdit && isPhone && (
          <MenuItem onAction={() => select(listing, !selected)}>{selected ? 'Deselect' : 'Select'}</MenuItem>
        )}
        {mayEdit && <MenuItem onAction={() => copy.mutate()}>Copy</MenuItem>}
        {mayEdit && <MenuItem onAction={archive}>{archived ? 'Restore' : 'Archive'}</MenuItem>}
        {mayDelete && (
          <MenuItem danger onAction={onDelete}>
            Delete
          </MenuItem>
        )}
      </Menu>
    </div>
  )
}
