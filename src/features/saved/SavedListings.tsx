import * as messages from '#messages/saved.ts'
import { useStore } from '@nanostores/react'
import { type ComponentProps, useState } from 'react'
import { Notice } from '../../components/ui/Notice'
import { CompareTable } from './CompareTable'
import { OwnShortlist } from './OwnShortlist'
import { RecentListings } from './RecentListings'
import { linkButtonClass } from './saved-class'
import { SharedShortlist } from './SharedShortlist'
import { slugsIn } from './shortlist'
import { $isStored, $saved, $viewed } from './saved.store'
import { useCompared } from './useCompared'
import { knownListings, useListings } from './useListings'

/** The content of the saved listings page. */
export function SavedListings({ AlertButton }: Pick<ComponentProps<typeof OwnShortlist>, 'AlertButton'>) {
  const saved = useStore($saved)
  const viewed = useStore($viewed)
  const isStored = useStore($isStored)
  const [shared] = useState(() => slugsIn(location.search, 'homes'))
  const comparable = new Set([...shared, ...saved.map(({ slug }) => slug)])
  const listings = useListings([...new Set([...comparable, ...(viewed ?? [])])])
  const compared = useCompared((slug) => comparable.has(slug) && listings.of(slug) !== null)

  return (
    <>
      {(!isStored || listings.status === 'error') && (
        <div className="rail-row">
          <div className="rail" />
          <div className="grid gap-4 rail-main pt-8 print:hidden">
            {!isStored && (
              <Notice role="status">
                <p>
                  {messages.notStored}
                  {saved.length > 0 && messages.copyToKeep}
                </p>
              </Notice>
            )}
            {listings.status === 'error' && (
              <Notice role="alert">
                <p>{messages.oldPrices}</p>
                <button type="button" className={linkButtonClass} onClick={listings.again}>
                  {messages.tryAgain}
                </button>
              </Notice>
            )}
          </div>
        </div>
      )}
      {shared.length > 0 && <SharedShortlist slugs={shared} listings={listings} compared={compared} />}
      <OwnShortlist
        saved={saved}
        listings={listings}
        compared={compared}
        hasShared={shared.length > 0}
        AlertButton={AlertButton}
      />
      <CompareTable
        listings={knownListings(compared.slugs, listings)}
        canCompare={comparable.size > 1}
        notes={new Map(saved.map(({ slug, note }) => [slug, note]))}
      />
      <RecentListings viewed={viewed} listings={listings} />
    </>
  )
}
