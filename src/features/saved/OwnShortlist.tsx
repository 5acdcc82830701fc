import { space } from '#messages/common.ts'
import { buttonClass } from '../../components/ui/button-class'
import { type ComponentType, useState } from 'react'
import clsx from 'clsx'
import { SectionHead } from '../../components/ui/SectionHead'
import { ActionRow } from '../../components/ui/ActionRow'
import { listLinks } from '../../domain/listing/offered-types'
import { isOffMarket } from '../../domain/listing/status-text'
import * as messages from '#messages/saved.ts'
import { SavedEntry } from './SavedEntry'
import { linkButtonClass } from './saved-class'
import { NoteField } from './NoteField'
import { ShareShortlist } from './ShareShortlist'
import { type Removed, type SavedListing, withRemoved } from './saved'
import { remove, restore } from './saved.store'
import type { Compared } from './useCompared'
import { knownListings, type ListingLookup } from './useListings'
import { has } from '../../parts'

interface Props {
  saved: SavedListing[]
  listings: ListingLookup
  compared: Compared
  /** A shared list is shown above. */
  hasShared: boolean
  AlertButton: ComponentType<{ listings: { id: string; title: string }[] }>
}

const noteHintClass = clsx(
  'mt-[calc(var(--spacing-fluid-sm)*-0.5)] mb-5 text-note leading-[1.4] text-ink-2',
  'print:hidden',
)

/** The visitor's own list. A removed listing leaves a placeholder with an undo until the page is left. */
export function OwnShortlist({ saved, listings, compared, hasShared: others, AlertButton }: Props) {
  const [removals, setRemovals] = useState<Removed[]>([])
  // After an undo the focus stays on that listing.
  const [returned, setReturned] = useState('')
  const removedEntries = removals.filter(({ listing }) => !saved.some(({ slug }) => slug === listing.slug))
  const rows = removedEntries.reduceRight(withRemoved, saved)

  const removeEntry = (slug: string) => {
    const removed = remove(slug)
    if (!removed) return
    compared.choose(slug, false)
    setRemovals((before) => [...before.filter(({ listing }) => listing.slug !== slug), removed])
  }
  const undoRemoval = (removed: Removed) => {
    setReturned(removed.listing.slug)
    restore(removed)
  }

  const slugs = saved.map(({ slug }) => slug)
  const watchable = knownListings(slugs, listings).filter((listing) => !isOffMarket(listing))

  if (rows.length === 0)
    return (
      <section className="rail-row pt-section print:pt-[5mm]">
        <div className="rail">{messages.yours}</div>
        <div className="rail-main">
          <h2 className="mb-4 max-w-[15em]">{others ? messages.noneOfYourOwn : messages.nothingYet}</h2>
          <p>{messages.howToSave}</p>
          <ActionRow>
            {listLinks.map(({ path, label }, n) => (
              <a className={buttonClass({ variant: n === 0 ? 'primary' : 'secondary' })} href={path} key={path}>
                {label}
              </a>
            ))}
          </ActionRow>
        </div>
      </section>
    )
  return (
    <section className="rail-row pt-section print:pt-[5mm]">
      <div className="rail">{messages.yours}</div>
      <div className="rail-main">
        <SectionHead>
          <h2 aria-live="polite">{messages.counted(saved.length)}</h2>
          <ShareShortlist slugs={slugs} />
        </SectionHead>
        <p className={noteHintClass} id="notes-kept">
          {messages.notesKept}
        </p>
        <ul className="border-t border-ink">
          {rows.map((listing) => {
            // It may have been renamed since.
            const title = listings.of(listing.slug)?.title ?? listing.title
            const removed = removedEntries.find((each) => each.listing.slug === listing.slug)
            return removed ? (
              <li className="border-b border-line py-fluid-xs text-ink-2 print:break-inside-avoid" key={listing.slug}>
                <p>
                  {messages.isRemoved(title)}
                  {space}
                  <button
                    type="button"
                    className={clsx(linkButtonClass, 'text-ink')}
                    autoFocus
                    onClick={() => undoRemoval(removed)}
                  >
                    {messages.undo}
                    <span className="sr-only">{messages.putBack(title)}</span>
                  </button>
                </p>
              </li>
            ) : (
              <SavedEntry
                key={listing.slug}
                slug={listing.slug}
                listing={listings.of(listing.slug)}
                saved={listing}
                compared={compared}
                actions={
                  <button
                    type="button"
                    className={linkButtonClass}
                    autoFocus={returned === listing.slug}
                    onClick={() => removeEntry(listing.slug)}
                  >
                    {messages.remove}
                    <span className="sr-only">{messages.whichHome(title)}</span>
                  </button>
                }
              >
                <NoteField listing={listing} title={title} />
              </SavedEntry>
            )
          })}
        </ul>
        {watchable.length > 0 && has('alerts') && <AlertButton listings={watchable} />}
      </div>
    </section>
  )
}
