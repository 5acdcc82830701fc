import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import clsx from 'clsx'
import { $isAdministrator, $mayEdit } from '../../../lib/http/admin-session'
import { paths } from '../../../paths'
import { Menu, MenuItem } from '../../ui/Menu'
import { useIsPhone } from '../../ui/use-media'
import { copyProperty } from '../listing.queries'
import type { AdminListing } from '../listing-row'
import { countBookedViewings } from '../listing-counts.queries'
import { archiveListing } from './change-listings'
import { $dialog, showError } from './list.store'
import { seekersText } from './list-text'
import { $selected, select } from './selection.store'
import { has } from '../../../parts'
import { hasPage } from '../../../domain/listing/has-page'

// View, Edit and Delete are also in the row if there is space.
const inRowClass = clsx(
  'cursor-pointer rounded-sm px-1.75 py-2 decoration-brick decoration-1 underline-offset-[0.2em] max-[80rem]:hidden',
  'hover:underline pointer-coarse:py-3',
)

/** The actions of one listing, at its row's end. */
export function RowActions({ listing, canSelect }: { listing: AdminListing; canSelect: boolean }) {
  const { id, slug, title, archived, seekers } = listing
  const mayEdit = useStore($mayEdit)
  const mayDelete = useStore($isAdministrator)
  const isPhone = useIsPhone()
  const selected = useStore($selected).has(id)
  const copy = useMutation({
    mutationFn: () => copyProperty(id),
    onSuccess: (copied) => location.assign(paths.adminProperty(copied)),
    onError: showError,
  })
  const name = <span className="sr-only"> {title}</span>
  const open = (about: 'seekers' | 'archiving' | 'deletion') => $dialog.set({ listing, about })
  const archive = useMutation({
    mutationFn: async () => {
      // The dialog says so if they could not be counted.
      const booked = archived ? 0 : await countBookedViewings(id).catch(() => null)
      if (booked !== 0) open('archiving')
      else await archiveListing(listing)
    },
  })
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
        <button type="button" className={clsx(inRowClass, 'text-brick-2')} onClick={() => open('deletion')}>
          Delete{name}
        </button>
      )}
      <Menu label={`More for ${title}`}>
        <MenuItem href={viewAddress}>{view}</MenuItem>
        <MenuItem href={paths.adminProperty(id)}>{edit}</MenuItem>
        {isPublic && has('ownerReports') && <MenuItem href={paths.adminReport(id)}>Owner’s report</MenuItem>}
        {seekers > 0 && <MenuItem onAction={() => open('seekers')}>{seekersText(seekers)}</MenuItem>}
        {mayEdit && canSelect && isPhone && (
          <MenuItem onAction={() => select(listing, !selected)}>{selected ? 'Deselect' : 'Select'}</MenuItem>
        )}
        {mayEdit && <MenuItem onAction={() => !copy.isPending && copy.mutate()}>Copy</MenuItem>}
        {mayEdit && (
          <MenuItem onAction={() => !archive.isPending && archive.mutate()}>
            {archived ? 'Restore' : 'Archive'}
          </MenuItem>
        )}
        {mayDelete && (
          <MenuItem danger onAction={() => open('deletion')}>
            Delete
          </MenuItem>
        )}
      </Menu>
    </div>
  )
}
