// Fetches a picture from an untrusted address of a feed or listing, for imports, exports and social cards.
import { failed, type Result, success } from '../http/result.ts'
import { cutOff, isCutOff } from '../pictures/picture-end.ts'
import { noPicture, pictureType } from '../pictures/picture-type.ts'
import { maxUploadMegabytes } from '../pictures/upload-sizes.ts'
import { type GuardedNetwork, guardedRequest, readBytes, RefusedAnswer, requestProblem } from './guarded-request.ts'

/** Network settings of the picture fetch; tests use a local server. */
export type PictureNetwork = GuardedNetwork

const wanted = { what: 'a picture', headers: { accept: 'image/*' } }

/** Fetches the bytes of a picture, or a failure. */
export async function fetchPicture(address: string, network: PictureNetwork = {}): Promise<Result<Uint8Array>> {
  const { timeoutMs = 15_000, maxMegabytes = maxUploadMegabytes } = network
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const bytes = await readBytes(await guardedRequest(address, wanted, network, signal), maxMegabytes)
    if (!pictureType(bytes)) return failed('refused', noPicture)
    return isCutOff(bytes) ? failed('refused', cutOff) : success(bytes)
  } catch (error) {
    if (error instanceof RefusedAnswer) return failed('refused', error.message)
    return failed('unreachable', requestProblem(error, signal.aborted, timeoutMs))
  }
}
