import { checkSession } from '../../lib/admin-session'
import { failed, type Result, success } from '../../lib/result'
import { backendAddress, restHeaders } from '../../lib/rest'
import { supabase } from '../../lib/supabase'
import { unused } from './desk.queries'
import { storedPath } from './pictures'

const bucket = 'property-images'

// On the site's own origin a picture is named without it: the same row is right on every machine and every domain.
const publicUrl = (path: string) => `${import.meta.env.PUBLIC_SUPABASE_URL?.replace(/\/+$/, '') ?? ''}/storage/v1/object/public/${bucket}/${path}`

/**
 * Stores a picture under a path of the bucket, telling how much of it has gone (0 to 1). supabase-js would not tell.
 * @returns the address at which anyone fetches it
 */
export async function sendPicture(path: string, bytes: Blob, sent: (part: number) => void, stop: AbortSignal): Promise<Result<string>> {
  const { data } = await supabase().auth.getSession()
  const answer = await new Promise<Result<string>>((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${backendAddress()}/storage/v1/object/${bucket}/${path}`)
    request.setRequestHeader('apikey', restHeaders.apikey)
    request.setRequestHeader('authorization', `Bearer ${data.session?.access_token ?? restHeaders.apikey}`)
    request.setRequestHeader('content-type', bytes.type)
    // Its name is random and its content never changes.
    request.setRequestHeader('cache-control', 'max-age=31536000')
    request.upload.onprogress = ({ loaded, total }) => sent(total ? loaded / total : 0)
    request.onload = () =>
      request.status < 300 ? resolve(success(publicUrl(path))) : resolve(failed('refused', `The storage refused it (${request.status}).`))
    request.onerror = () => resolve(failed('unreachable', 'The connection was lost.'))
    request.onabort = () => resolve(failed('unreachable', 'Cancelled.'))
    stop.addEventListener('abort', () => request.abort())
    if (stop.aborted) return resolve(failed('unreachable', 'Cancelled.'))
    request.send(bytes)
  })
  if (!answer.ok && answer.failure.kind === 'refused') {
    console.error('A picture was not stored:', answer.failure.message)
    await checkSession()
  }
  return answer
}

/** Takes pictures out of the storage that are ours and that no home shows. As well as it can: what stays harms nobody. */
export async function removePictures(urls: string[]): Promise<void> {
  try {
    const paths = (await unused(urls.filter(storedPath))).flatMap((url) => storedPath(url) ?? [])
    if (paths.length > 0) await supabase().storage.from(bucket).remove(paths)
  } catch (cause) {
    console.error('Pictures were left in the storage:', cause)
  }
}
