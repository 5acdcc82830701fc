import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { ToastRegion } from '../../../components/ui/ToastRegion'
import { $mayEdit } from '../../../lib/http/admin-session'
import { paths } from '../../../paths'
import { BulkBar } from './BulkBar'
import { DeleteDialog } from './DeleteDialog'
import { completeDeletionsOnUnload } from './deletion.store'
import { KeysBar } from './KeysBar'
import { editLinkId } from './list-keys'
import { loadSettings } from './list-settings.store'
import { $list, $problem, followAddress, loadNegotiators } from './list.store'
import { ListEmpty } from './ListEmpty'
import { ListExport } from './ListExport'
import { ListingTable } from './ListingTable'
import { ListTabs } from './ListTabs'
import { ListTools } from './ListToolbar'
import { SavedLine } from './SaveStatus'
import { StatusDialog } from './StatusDialog'
import { storeLastListing, readLastListing, readSaved } from '../list-url'

/** The staff's list of listings: a table, searched, filtered, sorted and paged by the database. */
export function PropertyList() {
  const { status, listings } = useStore($list)
  const problem = useStore($problem)
  const mayEdit = useStore($mayEdit)
  const [openDialog, setOpenDialog] = useState<{ id: string; about: 'status' | 'deletion' } | null>(null)
  const [saved] = useState(readSaved)
  const [lastListing] = useState(readLastListing)
  const heading = useRef<HTMLHeadingElement>(null)
  const listing = listings.find(({ id }) => id === openDialog?.id)
  useEffect(() => followAddress(), [])
  useEffect(() => void Promise.all([loadSettings(), loadNegotiators()]), [])
  useEffect(() => completeDeletionsOnUnload(), [])
  // Returning from a listing's form scrolls to its row, once.
  useEffect(() => {
    if (status !== 'ready') return
    const link = document.getElementById(editLinkId(lastListing))
    link?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
    storeLastListing('')
  }, [status, lastListing])

  return (
    <div
      className={clsx(
        'relative -mt-fluid-md -mb-section flex min-h-[calc(100dvh-4.25rem)] flex-col bg-paper',
        '[--admin-margin:clamp(1rem,1.7vw,1.5rem)]',
      )}
      data-listing-table
    >
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 px-(--admin-margin) pt-3.5 pb-1.5">
        <div>
          <h1 className="text-title focus:outline-none" ref={heading} tabIndex={-1}>
            Property Management
          </h1>
          {/* Beside the heading, which has the focus after a deletion: Undo is one Tab away. */}
          <ToastRegion />
        </div>
        <p className="flex flex-wrap gap-2.5 max-phablet:w-full max-phablet:*:grow max-phablet:*:px-3">
          <a
            className={clsx(buttonClass({ variant: 'secondary', size: 'small' }), 'max-phablet:hidden')}
            href={paths.adminFeed}
          >
            Import
          </a>
          <ListExport />
          {mayEdit && (
            <a className={buttonClass({ variant: 'primary', size: 'small' })} href={paths.adminNewProperty}>
              Add New Property
            </a>
          )}
        </p>
      </div>
      <ListTabs />
      <ListTools />
      {(saved || problem) && (
        <div className="px-(--admin-margin)">
          {saved && <SavedLine saved={saved} />}
          {problem && (
            <div
              className="mb-3 flex items-center justify-between gap-4 border-l-4 border-brick bg-stucco px-5.5 py-2"
              role="alert"
            >
              <p>{problem}</p>
              <button
                type="button"
                className="size-11 cursor-pointer text-h3 leading-none"
                aria-label="Dismiss"
                onClick={() => $problem.set(null)}
              >
                ×
              </button>
            </div>
          )}
        </div>
      )}
      {status === 'loading' && <Skeleton />}
      {status !== 'loading' && listings.length === 0 && (
        <div className="px-(--admin-margin)">
          <ListEmpty failed={status === 'error'} />
        </div>
      )}
      {listings.length > 0 && (
        <ListingTable
          returned={{ id: lastListing, saved: saved?.id === lastListing }}
          onOpenDialog={(id, about) => setOpenDialog({ id, about })}
        />
      )}
      <div className="sticky bottom-0 z-2 mt-auto">
        <BulkBar />
        {listings.length > 0 && <KeysBar />}
      </div>
      {listing && openDialog?.about === 'status' && (
        <StatusDialog listing={listing} onDone={() => setOpenDialog(null)} />
      )}
      {listing && openDialog?.about === 'deletion' && (
        <DeleteDialog
          listing={listing}
          onDone={(deleted) => {
            setOpenDialog(null)
            // After the dialog has closed and returned the focus to a removed row.
            if (deleted) setTimeout(() => heading.current?.focus())
          }}
        />
      )}
    </div>
  )
}

/** The loading list, in its final size. */
const Skeleton = () => (
  <>
    <p className="sr-only" role="status">
      Loading listings
    </p>
    <ul className="border-t border-line" aria-hidden="true">
      {Array.from({ length: 12 }, (_, n) => (
        <li className="flex h-14 items-center gap-6 border-b border-line px-(--admin-margin)" key={n}>
          <i className="h-9.5 w-14.25 bg-surface-muted" />
          <i className="block h-3.5 w-88 max-w-[60%] bg-line forced-colors:bg-[GrayText]" />
        </li>
      ))}
    </ul>
  </>
)
