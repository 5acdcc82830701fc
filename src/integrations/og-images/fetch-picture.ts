import { fetchPicture as fetchGuarded } from '../../lib/guarded-fetch/fetch-picture.ts'

// Anyone who edits a listing controls what the build fetches, so it fetches only public pictures and nothing in the
// build's own network.

/**
 * Fetches a public picture, or one from our backend.
 * @param trustedOrigin an origin that may be in a private network
 * @throws if it is no picture, too large, too slow, or redirects elsewhere
 */
export async function fetchPicture(address: URL, trustedOrigin?: string): Promise<Buffer> {
  const limits = { timeoutMs: 10_000, maxMegabytes: 15 }
  const result = await fetchGuarded(address.href, { ...limits, ...(trustedOrigin && { trustedOrigin }) })
  if (!result.ok) throw new Error(`${address.href}: ${result.failure.message}`)
  return Buffer.from(result.value)
}
