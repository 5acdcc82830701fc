import clsx from 'clsx'
import { buttonClass } from '../../components/ui/button-class'
import { SaveButton } from '../../domain/listing/SaveButton'
import { toast } from '../../components/ui/toast'
import { counted } from '../../lib/format/words'
import { Notice } from '../../components/ui/Notice'
import { SectionHead } from '../../components/ui/SectionHead'
import { SavedEntry } from './SavedEntry'
import { $saved, save } from './saved.store'
import type { Compared } from './useCompared'
import type { ListingLookup } from './useListings'

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
  const available = slugs.flatMap((slug) => listings.of(slug) ?? [])
  const known = listings.status === 'error' || slugs.every((slug) => listings.of(slug) !== undefined)
  const missing = slugs.filter((slug) => listings.of(slug) === null).length

  const saveAll = () => {
    const before = $saved.get().length
    // Last first, so that the original order results.
    const all = [...available]
      .reverse()
      .every(({ slug, title, listingType, price }) => save({ slug, title, type: listingType, price }))
    const added = $saved.get().length - before
    toast(
      `${counted(added, 'home')} added to your list.${all ? '' : ' Your list is full, so the others were not added.'}`,
    )
  }
  return (
    <section className="rail-row pt-section print:pt-[5mm]">
      <div className="rail">Shared list</div>
      <div className="rail-main">
        <SectionHead>
          <h2>A shortlist shared with you</h2>
          {/* It keeps its position while the listings load. */}
          {(known ? available : slugs).length > 1 && (
            <button
              type="button"
              className={clsx(buttonClass({ variant: 'primary' }), !known && 'invisible')}
              onClick={saveAll}
            >
              Save all
            </button>
          )}
        </SectionHead>
        <p className="lead">{counted(slugs.length, 'home')}. Your own list does not change until you save a home.</p>
        {/* A list that fills row by row would cause layout shift. */}
        {!known && (
          <p className="min-h-[70vh]" role="status">
            Loading the list …
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
            <p>
              {counted(missing, 'home')} of this list {missing === 1 ? 'is' : 'are'} no longer on the site.
            </p>
          </Notice>
        )}
      </div>
    </section>
  )
}
