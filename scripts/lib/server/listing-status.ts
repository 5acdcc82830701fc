/** Whether the database knows a listing at this path: 200 or 404. When nobody can tell, the page itself will. */
export async function listingStatus(backend: string, apikey: string, path: string): Promise<number> {
  const slug = path.slice('/property/'.length)
  if (!/^[a-zA-Z0-9-]{1,120}$/.test(slug)) return 404
  try {
    const answer = await fetch(`${backend}/rest/v1/properties?select=id&slug=eq.${slug.toLowerCase()}`, {
      headers: { apikey },
      signal: AbortSignal.timeout(1500),
    })
    return answer.ok && ((await answer.json()) as unknown[]).length === 0 ? 404 : 200
  } catch {
    return 200
  }
}
