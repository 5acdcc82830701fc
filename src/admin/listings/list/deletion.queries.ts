import { backendAddress } from '../../../lib/http/rest'
import { restHeaders } from '../../../lib/http/rest-path'
import { supabase } from '../../../lib/http/supabase'
import type { AdminListing } from '../listing-row'
import { bucket, unusedPaths } from '../pictures/pictures.queries'

/**
 * Prepares a deletion for page unload, when nothing can be awaited.
 * @returns a function that deletes with keepalive requests
 */
export async function deletionOnUnload({ id, pictures }: AdminListing): Promise<() => void> {
  const { data } = await supabase().auth.getSession()
  // The listing is deleted even if the page closes before its unused pictures are known.
  let prefixes: string[] = []
  void unusedPaths(pictures, id).then((unused) => (prefixes = unused))
  const token = data.session?.access_token ?? restHeaders.apikey
  const headers = { ...restHeaders, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const send = (path: string, body?: string) => {
    const request = { method: 'DELETE', headers, keepalive: true, ...(body && { body }) }
    // Ignore errors during unload: the listing is still in the list.
    fetch(backendAddress() + path, request).catch(() => {})
  }
  return () => {
    send(`/rest/v1/properties?id=eq.${encodeURIComponent(id)}`)
    if (prefixes.length > 0) send(`/storage/v1/object/${bucket}`, JSON.stringify({ prefixes }))
  }
}
