import { backendAddress } from '../../../lib/http/rest'
import { restHeaders } from '../../../lib/http/rest-path'
import { supabase } from '../../../lib/http/supabase'
import type { AdminListing } from '../listing-row'
import { bucket, unusedPaths } from '../pictures/pictures.queries'

/**
 * Gets ready to delete a home while its page is being left, when nothing can be awaited any more.
 * @returns what does it, with requests that outlive the page
 */
export async function deletionOnLeaving({ id, pictures }: AdminListing): Promise<() => void> {
  const { data } = await supabase().auth.getSession()
  // The home goes even where the page is left before it is known which of its pictures no other home shows.
  let prefixes: string[] = []
  void unusedPaths(pictures, id).then((unused) => (prefixes = unused))
  const token = data.session?.access_token ?? restHeaders.apikey
  const headers = { ...restHeaders, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const send = (path: string, body?: string) => {
    const request = { method: 'DELETE', headers, keepalive: true, ...(body && { body }) }
    // Nobody is there to hear of a failure: the home is in the list then, as it was.
    fetch(backendAddress() + path, request).catch(() => {})
  }
  return () => {
    send(`/rest/v1/properties?id=eq.${encodeURIComponent(id)}`)
    if (prefixes.length > 0) send(`/storage/v1/object/${bucket}`, JSON.stringify({ prefixes }))
  }
}
