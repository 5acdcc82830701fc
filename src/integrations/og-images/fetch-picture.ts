import { fetchPicture as fetchGuarded } from '../../lib/guarded-fetch/fetch-picture.ts'
import { isPublicAddress } from '../../lib/guarded-fetch/public-address.ts'

// Whoever may write a listing says what the build fetches. It fetches pictures of the public web, and nothing of the
// network that the build runs in.

/**
 * Whether an IP address is one of a private network, of this machine, or of nobody.
 * @public for whatever else the build asks
 */
export const isPrivate = (address: string): boolean => !isPublicAddress(address)

/**
 * The bytes of a picture of the public web, or of our own backend.
 * @param trustedOrigin the origin that may lie in a private network
 * @throws where it is none, too large, too slow, or leads elsewhere
 */
export async function fetchPicture(address: URL, trustedOrigin?: string): Promise<Buffer> {
  const limits = { timeoutMs: 10_000, maxMegabytes: 15 }
  const result = await fetchGuarded(address.href, { ...limits, ...(trustedOrigin && { trustedOrigin }) })
  if (!result.ok) throw new Error(`${address.href}: ${result.failure.message}`)
  return Buffer.from(result.value)
}
