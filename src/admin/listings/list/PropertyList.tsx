import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { type ReactNode, useEffect, useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { $mayEdit } from '../../../lib/http/admin-session'
import { paths } from '../../../paths'
import { Confirm } from '../../ui/Confirm'
import { Sheet } from '../../ui/Sheet'
import { focusToast } from '../../ui/toasts'
import { useBottomBar } from '../../ui/use-bottom-bar'
import { useIsPhone } from '../../ui/use-media'
import { BookedViewings } from '../BookedViewings'
import { BulkBar } from './BulkBar'
import { archiveListing } from './change-listings'
import { completeDeletionsOnUnload, scheduleDeletion } from './deletion.store'
import { KeysBar } from './KeysBar'
import { editLinkId, focusTitle, titleId } from './list-keys'
import { useListPage, useRefreshAfterReturn } from './list-data'
import { $dialog, $state, navigate } from './list.store'
import { ListEmpty } from './ListEmpty'
import { ListExport } from './ListExport'
import { ListingTable } from './ListingTable'
import { ListMessages } from './ListMessages'
import { ListSkeleton } from './ListSkeleton'
import { ListTabs } from './ListTabs'
import { ListTools } from './ListToolbar'
import { refreshSelection } from './selection.store'
import { StatusDialog } from './StatusDialog'
import { storeLastListing, readLastListing, readSaved } from '../list-url'

interface Props {
  /** Above the list, until an agency has begun. */
  firstSteps?: ReactNode
  /** Shows who looks for a similar listing: another part of the admin, which the screen passes in. */
  seekersOf: (id: string) => ReactNode
}

/** The staff's list of listings: a table, searched, filtered, sorted and paged by the database. */
export function PropertyList({ firstSteps, seekersOf }: Props) {
  const { data, status, isPlaceholderData, listings } = useListPage()
  const { page } = useStore($state)
  const mayEdit = useStore($mayEdit)
  const [saved] = useState(readSaved)
  const [lastListing] = useState(readLastListing)
  // Rows of earlier filters stay until the new ones arrive; no rows say nothing about the new ones.
  const isLoading = status === 'pending' || (isPlaceholderData && listings.length === 0)
  const bottomBar = useBottomBar()
  const isPhone = useIsPhone()
  useEffect(() => completeDeletionsOnUnload(), [])
  useRefreshAfterReturn()
  useEffect(() => refreshSelection(listings), [listings])
  // A page beyond the end shows the first.
  useEffect(() => {
    if (data && !isPlaceholderData && data.page < page) navigate({ page: data.page }, 'replace')
  }, [data, isPlaceholderData, page])
  // Returning from a listing's form scrolls to its row, once.
  useEffect(() => {
    if (status !== 'success') return
    const link = document.getElementById(editLinkId(lastListing))
    link?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
    storeLastListing('')
  }, [status, lastListing])

  return (
    <div
      className={clsx(
        'relative -mt-5 -mb-section flex min-h-[calc(100dvh-4.25rem)] flex-col bg-paper tablet:-mt-fluid-md',
        '[--admin-margin:var(--spacing-margin)]',
      )}
      data-listing-table
    >
      <div
        className={clsx(
          'flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-(--admin-margin) pt-3.5 pb-1.5',
          'max-tablet:sr-only',
        )}
      >
        <h1
          className="text-title focus:outline-none"
          id={titleId}
          tabIndex={-1}
          // The heading has the focus after a row has gone: Undo is one Tab away.
          onKeyDown={(event) => event.key === 'Tab' && !event.shiftKey && focusToast() && event.preventDefault()}
        >
          Property Management
        </h1>
        <p className="flex flex-wrap gap-2.5 max-tablet:hidden">
          {mayEdit && (
            <a className={buttonClass({ variant: 'secondary', size: 'small' })} href={paths.adminFeed}>
              Import
            </a>
          )}
          <ListExport />
          {mayEdit && (
            <a className={buttonClass({ variant: 'primary', size: 'small' })} href={paths.adminNewProperty}>
              Add New Property
            </a>
          )}
        </p>
      </div>
      {firstSteps}
      {isPhone && <ListTools />}
      <ListTabs />
      {!isPhone && <ListTools />}
      <ListMessages saved={saved} />
      {isLoading && <ListSkeleton />}
      {!isLoading && listings.length === 0 && (
        <div className="px-(--admin-margin)">
          <ListEmpty failed={status === 'error'} />
        </div>
      )}
      {listings.length > 0 && <ListingTable lastEdited={{ id: lastListing, saved: saved?.id === lastListing }} />}
      {isPhone && listings.length > 0 && <KeysBar />}
      <div className="bottom-(--bottom-bars,0px) z-2 mt-auto tall:sticky" ref={bottomBar}>
        <BulkBar />
        {/* From the start: its height, which toasts and scrolling need, styles the whole page again. */}
        {!isPhone && (status === 'pending' || listings.length > 0) && <KeysBar />}
      </div>
      <Dialog seekersOf={seekersOf} />
    </div>
  )
}

/** The open dialog about one listing. */
function Dialog({ seekersOf }: Pick<Props, 'seekersOf'>) {
  const dialog = useStore($dialog)
  if (!dialog) return null
  const { listing, about } = dialog
  const close = () => $dialog.set(null)
  if (about === 'status') return <StatusDialog listing={listing} onDone={close} />
  if (about === 'seekers')
    return (
      <Sheet title={listing.title || 'Untitled listing'} isOpen onClose={close}>
        {seekersOf(listing.id)}
      </Sheet>
    )
  if (about === 'archiving')
    return (
      <Confirm
        title={`Archive “${listing.title}”?`}
        verb="Archive"
        onClose={close}
        onConfirm={() => void archiveListing(listing)}
      >
        <BookedViewings ids={[listing.id]} />
      </Confirm>
    )
  return (
    <Confirm
      title={`Are you sure you want to delete "${listing.title}"?`}
      verb="Delete"
      danger
      onClose={close}
      onConfirm={() => {
        scheduleDeletion(listing)
        // After the dialog has closed and returned the focus to a removed row.
        setTimeout(focusTitle)
      }}
    >
      <p>
        Its page and its uploaded pictures are removed. Enquiries about it stay in the inbox. You can undo this for ten
        seconds, until you leave this page.
      </p>
      <BookedViewings ids={[listing.id]} />
    </Confirm>
  )
}
