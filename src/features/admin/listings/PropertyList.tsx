import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button-class'
import { ToastRegion } from '../../../components/ui/ToastRegion'
import { $mayEdit } from '../../../lib/http/admin-session'
import { paths } from '../../../paths'
import { DeleteDialog } from './DeleteDialog'
import { deleteOnLeaving } from './deletion.store'
import { editLinkId, ListingRow, RowSkeleton } from './ListingRow'
import { $list, $problem, followAddress } from './list.store'
import { ListEmpty } from './ListEmpty'
import { ListExport } from './ListExport'
import { ListPages } from './ListPagination'
import { ListTabs } from './ListTabs'
import { ListTools } from './ListToolbar'
import { SavedLine } from './SaveStatus'
import { StatusDialog } from './StatusDialog'
import { keepOpened, readOpened, readSaved } from './list-url'

/** The listings as the administrator keeps them: a row for each home, found, sorted and paged by the database. */
export function PropertyList() {
  const { status, busy, listings } = useStore($list)
  const problem = useStore($problem)
  const mayEdit = useStore($mayEdit)
  const [asked, setAsked] = useState<{ id: string; about: 'status' | 'deletion' } | null>(null)
  const [saved] = useState(readSaved)
  const [opened] = useState(readOpened)
  const heading = useRef<HTMLHeadingElement>(null)
  const listing = listings.find(({ id }) => id === asked?.id)
  useEffect(() => followAddress(), [])
  useEffect(() => deleteOnLeaving(), [])
  // Whoever comes back from a home's form finds its row again, once.
  useEffect(() => {
    if (status !== 'ready') return
    const link = document.getElementById(editLinkId(opened))
    link?.scrollIntoView({ block: 'center' })
    link?.focus({ preventScroll: true })
    keepOpened('')
  }, [status, opened])

  return (
    <div className="row">
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 main md:col-start-2">
        <h1 className="text-h2 focus:outline-none" ref={heading} tabIndex={-1}>
          Listings
        </h1>
        <p className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow max-sm:*:px-3">
          <ListExport />
          {mayEdit && (
            <a className={buttonClass({ variant: 'primary' })} href={paths.adminNewProperty}>
              Add New Property
            </a>
          )}
        </p>
      </div>
      {/* Before the list: after a deletion the focus is on the heading, and Undo two steps of Tab away. */}
      <ToastRegion />
      <ListTabs />
      <div className="main md:col-start-2">
        {saved && <SavedLine saved={saved} />}
        {problem && (
          <div
            className="mb-5 flex items-center justify-between gap-4 border-l-4 border-brick bg-paper px-5.5 py-2"
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
        <ListTools />
        {status === 'loading' && <Bones />}
        {status !== 'loading' && listings.length === 0 && <ListEmpty failed={status === 'failed'} />}
        {listings.length > 0 && (
          <ul
            className="border-t border-ink aria-busy:opacity-55 aria-busy:transition-opacity aria-busy:delay-250"
            aria-busy={busy}
            aria-label="Properties"
          >
            {listings.map((one) => (
              <ListingRow
                key={one.id}
                listing={one}
                returned={one.id !== opened ? undefined : saved?.id === opened ? 'saved' : 'unsaved'}
                onStatus={() => setAsked({ id: one.id, about: 'status' })}
                onDelete={() => setAsked({ id: one.id, about: 'deletion' })}
              />
            ))}
          </ul>
        )}
        {listings.length > 0 && <ListPages />}
      </div>
      {listing && asked?.about === 'status' && <StatusDialog listing={listing} onDone={() => setAsked(null)} />}
      {listing && asked?.about === 'deletion' && (
        <DeleteDialog
          listing={listing}
          onDone={(deleted) => {
            setAsked(null)
            // Once the question is gone, and has given the focus back to a row that is gone too.
            if (deleted) setTimeout(() => heading.current?.focus())
          }}
        />
      )}
    </div>
  )
}

/** The list before it is there, in its final size. */
const Bones = () => (
  <>
    <p className="sr-only" role="status">
      Loading the properties
    </p>
    <ul className="border-t border-ink" aria-hidden="true">
      {Array.from({ length: 8 }, (_, n) => (
        <RowSkeleton key={n} />
      ))}
    </ul>
  </>
)
