import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { CompareTable } from './CompareTable'
import { OwnHomes } from './OwnShortlist'
import { RecentHomes } from './RecentListings'
import { SharedHomes } from './SharedShortlist'
import { slugsIn } from './shortlist'
import { $keeps, $saved, $seen } from './saved.store'
import { useCompared } from './useCompared'
import { type ReadHomes, useHomes } from './useListings'

/** Everything under the heading of the page of saved homes. */
export function SavedHomes({ read }: { read: ReadHomes }) {
  const saved = useStore($saved)
  const seen = useStore($seen)
  const keeps = useStore($keeps)
  const [shared] = useState(() => slugsIn(location.search, 'homes'))
  const slugs = [...new Set([...shared, ...saved.map(({ slug }) => slug), ...(seen ?? [])])]
  const homes = useHomes(slugs, read)
  const compared = useCompared()

  return (
    <>
      {(!keeps || homes.state === 'failed') && (
        <div className="row">
          <div className="rail" />
          <div className="main notices">
            {!keeps && (
              <p className="notice" role="status">
                Your browser does not let us keep anything. What you save here lasts until you leave the page. To keep
                the list for longer, copy its link.
              </p>
            )}
            {homes.state === 'failed' && (
              <p className="notice" role="alert">
                Today’s prices could not be read. What is below is as you saved it.{' '}
                <button type="button" className="quiet" onClick={homes.again}>
                  Try again
                </button>
              </p>
            )}
          </div>
        </div>
      )}
      {shared.length > 0 && <SharedHomes slugs={shared} homes={homes} compared={compared} />}
      <OwnHomes saved={saved} homes={homes} compared={compared} others={shared.length > 0} />
      <CompareTable
        homes={compared.slugs.flatMap((slug) => homes.of(slug) ?? [])}
        possible={slugs.length > 1}
        notes={new Map(saved.map(({ slug, note }) => [slug, note]))}
      />
      <RecentHomes seen={seen} homes={homes} />
    </>
  )
}
