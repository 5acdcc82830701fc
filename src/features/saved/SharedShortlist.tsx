import { SaveButton } from '../../domain/listing/SaveButton'
import { toast } from '../../components/ui/toast'
import { counted } from '../../lib/format/words'
import { Entry } from './SavedEntry'
import { $saved, save } from './saved.store'
import type { Compared } from './useCompared'
import type { Homes } from './useListings'

/** A list that came with the address. It is looked at, and changes nothing of the visitor's own. */
export function SharedHomes({ slugs, homes, compared }: { slugs: string[]; homes: Homes; compared: Compared }) {
  const there = slugs.flatMap((slug) => homes.of(slug) ?? [])
  const known = homes.state === 'failed' || slugs.every((slug) => homes.of(slug) !== undefined)
  const missing = slugs.filter((slug) => homes.of(slug) === null).length

  const saveAll = () => {
    const before = $saved.get().length
    // The last first, so that they stand in the order in which they came.
    const all = there
      .toReversed()
      .every(({ slug, title, listingType, price }) => save({ slug, title, type: listingType, price }))
    const added = $saved.get().length - before
    toast(`${counted(added, 'home')} added to yours.${all ? '' : ' There was no room for the rest.'}`)
  }
  return (
    <section className="row section">
      <div className="rail">From somebody else</div>
      <div className="main">
        <div className="head">
          <h2>A shortlist shared with you</h2>
          {there.length > 1 && (
            <button type="button" className="btn primary" onClick={saveAll}>
              Save all
            </button>
          )}
        </div>
        <p className="lead">{counted(slugs.length, 'home')}. Your own list stays as it is; saving one adds it.</p>
        {/* A list whose lines fill one by one would push the page about. */}
        {!known && (
          <p className="waiting" role="status">
            Fetching the list …
          </p>
        )}
        <ul className="entries" hidden={!known}>
          {slugs.map((slug) => {
            const home = homes.of(slug)
            return home === null ? null : (
              <Entry
                key={slug}
                slug={slug}
                home={home}
                compared={compared}
                actions={home && <SaveButton home={home} />}
              />
            )
          })}
        </ul>
        {missing > 0 && (
          <p className="notice note">
            {counted(missing, 'home')} of this list {missing === 1 ? 'is' : 'are'} no longer on the site.
          </p>
        )}
      </div>
    </section>
  )
}
