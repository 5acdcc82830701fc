// Asked before a home's page is sent, by our own server and by Cloudflare's function: until the next build, a home
// that has become a draft, was removed or has another address is a file still.

/** How long the database may take. When it takes longer, the page is sent. */
const timeoutMs = 1000

type PublicListing = { status: 'public' | 'unknown' | 'gone' } | { status: 'moved'; to: string }

/** Whether visitors may see the home at an address, as the database knows it now; `unknown` when nobody can tell. */
export async function publicListing(
  { backend, publishableKey }: { backend: string; publishableKey: string },
  slug: string,
): Promise<PublicListing> {
  if (!/^[a-zA-Z0-9-]{1,120}$/.test(slug)) return { status: 'gone' }
  const signal = AbortSignal.timeout(timeoutMs)
  const rows = async (query: string) => {
    const answer = await fetch(`${backend}/rest/v1/${query}`, { headers: { apikey: publishableKey }, signal })
    if (!answer.ok) throw new Error(`The backend answered ${answer.status}`)
    return (await answer.json()) as Record<string, string>[]
  }
  const asked = slug.toLowerCase()
  try {
    if ((await rows(`properties?select=id&slug=eq.${asked}`)).length > 0) return { status: 'public' }
    // A database from before former addresses were kept has no such table.
    const [former] = await rows(`listing_addresses?select=property_id&slug=eq.${asked}`).catch(() => [])
    const [home] = former ? await rows(`properties?select=slug&id=eq.${former['property_id']}`) : []
    return home?.['slug'] ? { status: 'moved', to: home['slug'] } : { status: 'gone' }
  } catch {
    return { status: 'unknown' }
  }
}
