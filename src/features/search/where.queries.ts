import { prefix } from '#messages/language.ts'
import type { ListingType } from '../../domain/listing/listing-status'
import type { WherePlaces } from '../../domain/search/where'
import { withDeadline } from '../../lib/http/deadline'
import { restHeaders, restPath } from '../../lib/http/rest-path'
import { failed, mapResult, type Result, success } from '../../lib/http/result'

// Plain requests: the home page loads no database client for them.

const timeoutMs = 8_000

async function read<T>(url: string, headers?: HeadersInit): Promise<Result<T>> {
  try {
    const response = await fetch(url, { signal: withDeadline(timeoutMs), ...(headers && { headers }) })
    return response.ok ? success((await response.json()) as T) : failed('refused', `${url}: ${response.status}`)
  } catch (error) {
    return failed('unreachable', String(error))
  }
}

let reading: Promise<Result<WherePlaces>> | undefined

/** The known places, read once; a failed reading is retried at the next call. */
export function readPlaces(): Promise<Result<WherePlaces>> {
  reading ??= read<WherePlaces>(`${prefix}/where.json`).then((result) => {
    if (!result.ok) reading = undefined
    return result
  })
  return reading
}

/** A listing with its own page. */
export interface ReferencedListing {
  slug: string
  title: string
  listing_type: ListingType
}

// Our own references have no branch; the index begins with it.
const byReference = (reference: string) =>
  'properties?select=slug,title,listing_type&reference_branch=is.null&limit=1&reference=eq.' +
  encodeURIComponent(reference)

/** The public listing of a reference, as it is now; null if there is none. */
export const listingOfReference = async (reference: string): Promise<Result<ReferencedListing | null>> =>
  mapResult(
    await read<ReferencedListing[]>(restPath(byReference(reference)), restHeaders),
    ([listing]) => listing ?? null,
  )
