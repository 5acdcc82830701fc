import clsx from 'clsx'
import { buttonClass } from '../../components/ui/button-class'
import { SaveButton } from '../../domain/listing/SaveButton'
import { toast } from '../../components/ui/toast'
import * as messages from '#messages/saved.ts'
import { Notice } from '../../components/ui/Notice'
import { SectionHead } from '../../components/ui/SectionHead'
import { SavedEntry } from './SavedEntry'
import { $saved, save } from './saved.store'
import type { Compared } from './useCompared'
import { knownListings, type ListingLookup } from './useListings'

/** A list from the address. Viewing it does not change the visitor's own list. */
export function SharedShortlist({
  slugs,
  listings,
  compared,
}: {
  slugs: string[]
  listings: ListingLookup
  compared: Compared
}) {
  const available = knownListings(slugs, listings)
  const known = listings.status === 'error' || slugs.every((slug) => listings.of(slug) !== undefined)
  const missing = slugs.filter((slug) => listings.of(slug) === null).length

  const saveAll = () => {
    const before = $saved.get().length
    // Last first, so that the original order results.
    const all = [...available]
      .reverse()
      .every(({ slug, title, listingType, price }) => save({ slug, title, type: listingType, price }))
    const added = $saved.get().length - before
    toast((all ? messages.added : messages.addedUntilFull)(messages.counted(added)))
  }
  return (
    <section className="rail-row pt-section print:pt-[5mm]">
      <div className="rail">{messages.sharedList}</div>
      <div className="rail-main">
        <SectionHead>
          <h2>{messages.sharedWithYou}</h2>
          {/* It keeps its position while the listings load. */}
          {(known ? available : slugs).length > 1 && (
            <button
              type="button"
              className={clsx(buttonClass({ variant: 'primary' }), !known && 'invisible')}
              onClick={saveAll}
            >
              {messages.saveAll}
            </button>
          )}
        </SectionHead>
        <p className="lead">{messages.ownUnchanged(messages.counted(slugs.length))}</p>
        {/* A list that fills row by row would cause layout shift. */}
        {!known && (
          <p className="min-h-[70vh]" role="status">
            {messages.loadingShared}
          </p>
        )}
        <ul className="mt-fluid-xs border-t border-ink" hidden={!known}>
          {slugs.map((slug) => {
            const listing = listings.of(slug)
            return listing === null ? null : (
              <SavedEntry
                key={slug}
                slug={slug}
                listing={listing}
                compared={compared}
                actions={listing && <SaveButton listing={listing} />}
              />
            )
          })}
        </ul>
        {missing > 0 && (
          <Notice tone="note" className="mt-6">
            <p>{messages.missing(missing)}</p>
          </Notice>
        )}
      </div>
    </section>
  )
}
