import { writeValues } from './feed-mapping.ts'
import { type MediaColumn, mediaColumns, mediaFields } from './picture-mappings.ts'
import type { FeedRow } from './feed-row.ts'
import type { ListingType } from '../listing/listing-status.ts'

interface PictureFile {
  column: MediaColumn
  file: string
  address: string
}

/** A listing's pictures with their file names in a feed: `99999_MR0007_IMG_00.jpg`. */
export function pictureFiles(listing: FeedRow & { listing_type: ListingType }, agentRef: string): PictureFile[] {
  const values = writeValues(listing, { type: listing.listing_type, today: '2000-01-01', agentRef, remark: () => {} })
  return mediaColumns.flatMap((column) => {
    const addresses = listing[column]
    return mediaFields[column].flatMap((field, index) => {
      const address: unknown = Array.isArray(addresses) ? addresses[index] : undefined
      return values[field] && typeof address === 'string' ? [{ column, file: values[field], address }] : []
    })
  })
}
