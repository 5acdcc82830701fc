import { mediaColumns, mediaFields, writeValues } from './feed-mapping.ts'
import { agentReference } from './feed-reference.ts'
import type { FeedListing } from './write-blm.ts'

/** A listing's pictures with their file names in a feed: `99999_MR0007_IMG_00.webp`. */
export function pictureFiles(listing: FeedListing, branch: string): { file: string; address: string }[] {
  const agentRef = agentReference(branch, listing.reference)
  const values = writeValues(listing, { type: listing.listing_type, today: '2000-01-01', agentRef, remark: () => {} })
  return (Object.keys(mediaColumns) as (keyof typeof mediaColumns)[]).flatMap((kind) => {
    const addresses = listing[mediaColumns[kind]]
    return mediaFields[kind].flatMap((field, place) => {
      const address: unknown = Array.isArray(addresses) ? addresses[place] : undefined
      return values[field] && typeof address === 'string' ? [{ file: values[field], address }] : []
    })
  })
}
