import { checkSession } from '../../../lib/http/admin-session'
import { failed, type Result, success } from '../../../lib/http/result'
import { backendAddress } from '../../../lib/http/rest'
import { restHeaders } from '../../../lib/http/rest-path'
import { supabase } from '../../../lib/http/supabase'
import { uploadHeaders } from '../../../lib/pictures/upload-sizes'
import { unusedPictures } from '../listing.queries'
import { storedPaths } from './pictures'
import type { ResizedPicture } from './resize-image'

/** The storage bucket of pictures. */
export const bucket = 'property-images'

// On the site's own origin, addresses have no host: the same row works on every machine and domain.
const publicUrl = (path: string) =>
  `${import.meta.env.PUBLIC_SUPABASE_URL?.replace(/\/+$/, '') ?? ''}/storage/v1/object/public/${bucket}/${path}`

/** Uploads one file with progress in bytes, which supabase-js does not report. */
async function send(
  path: string,
  bytes: Blob,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Result<string>> {
  const { data } = await supabase().auth.getSession()
  let started = false
  const attempt = async (headers: Record<string, string>) =>
    new Promise<Result<string>>((resolve) => {
      const request = new XMLHttpRequest()
      request.open('POST', `${backendAddress()}/storage/v1/object/${bucket}/${path}`)
      request.setRequestHeader('apikey', restHeaders.apikey)
      request.setRequestHeader('authorization', `Bearer ${data.session?.access_token ?? restHeaders.apikey}`)
      request.setRequestHeader('content-type', bytes.type)
      // The name is random and the content immutable.
      request.setRequestHeader('cache-control', 'max-age=31536000')
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => {
        started ||= loaded > 0
        onProgress(total ? (bytes.size * loaded) / total : 0)
      }
      request.onload = () =>
        request.status < 300
          ? resolve(success(publicUrl(path)))
          : resolve(failed('refused', `The server refused it (${request.status}).`))
      request.onerror = () => resolve(failed('unreachable', 'The connection was lost.'))
      request.onabort = () => resolve(failed('unreachable', 'Cancelled.'))
      signal.addEventListener('abort', () => request.abort())
      if (signal.aborted) return resolve(failed('unreachable', 'Cancelled.'))
      request.send(bytes)
    })
  let result = await attempt(uploadHeaders)
  // A gateway whose CORS rules lack the headers refuses the preflight, before any byte is sent.
  if (!result.ok && result.failure.kind === 'unreachable' && !started && !signal.aborted) result = await attempt({})
  if (!result.ok && result.failure.kind === 'refused') {
    console.error('A picture was not stored:', result.failure.message)
    await checkSession()
  }
  return result
}

/**
 * Uploads a picture in all sizes, reporting progress (0 to 1). The largest is last: the others are derived from its
 * address, which must exist only after them.
 * @param name the path, without width and extension
 * @returns the public address of the largest
 */
export async function sendPicture(
  name: string,
  { sizes, extension }: ResizedPicture,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<Result<string>> {
  const all = sizes.reduce((sum, { bytes }) => sum + bytes.size, 0)
  let before = 0
  let result: Result<string> = failed('refused', 'There was nothing to send.')
  for (const { width, bytes } of sizes) {
    result = await send(
      `${name}-${width}w.${extension}`,
      bytes,
      (sentBytes) => onProgress((before + sentBytes) / all),
      signal,
    )
    if (!result.ok) break
    before += bytes.size
  }
  if (!result.ok && before > 0) void removePictures([publicUrl(`${name}-${sizes.at(-1)?.width}w.${extension}`)])
  return result
}

/**
 * The storage paths of our pictures that no listing shows.
 * @param ignoredId a listing to ignore, because it is about to be deleted
 */
export const unusedPaths = async (urls: string[], ignoredId?: string) =>
  (
    await unusedPictures(
      urls.filter((url) => storedPaths(url).length > 0),
      ignoredId,
    )
  ).flatMap(storedPaths)

/** Deletes our pictures that no listing shows from storage. Failures are ignored: leftovers are harmless. */
export async function removePictures(urls: string[]): Promise<void> {
  try {
    const paths = await unusedPaths(urls)
    if (paths.length > 0) await supabase().storage.from(bucket).remove(paths)
  } catch (cause) {
    console.error('Pictures were left in the storage:', cause)
  }
}
