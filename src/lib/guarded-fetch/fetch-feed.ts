// Fetches a feed from the address that an administrator entered.
import type { IncomingMessage } from 'node:http'
import { decodePathSegment } from '../http/decode-path-segment.ts'
import { failed, type Result, success } from '../http/result.ts'
import { type GuardedNetwork, guardedRequest, readBytes, RefusedAnswer, requestProblem } from './guarded-request.ts'

/** What the server says about the version of a file, for the next conditional request. */
export interface FileVersion {
  etag: string | null
  lastModified: string | null
}
export interface FetchedFeed extends FileVersion {
  bytes: Uint8Array<ArrayBuffer>
  /** The file's name, from its address: its ending says what it is. */
  name: string
}

const maxFeedMegabytes = 200
const timeLimitMs = 120_000

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? null

/** A page of a website, such as a sign-in page, is no feed. */
const isPage = ({ headers }: IncomingMessage, bytes: Uint8Array) =>
  /^\s*(text\/html|application\/xhtml)/i.test(headers['content-type'] ?? '') ||
  /^\s*<(!doctype\s+html|html)/i.test(new TextDecoder('latin1').decode(bytes.subarray(0, 200)))

/**
 * Fetches a feed. Its value is null if the file is still the known version.
 * @param known the version of the last import
 */
export async function fetchFeed(
  address: string,
  known: FileVersion = { etag: null, lastModified: null },
  network: GuardedNetwork = {},
): Promise<Result<FetchedFeed | null>> {
  const { timeoutMs = timeLimitMs, maxMegabytes = maxFeedMegabytes } = network
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = {
    accept: '*/*',
    ...(known.etag && { 'if-none-match': known.etag }),
    ...(known.lastModified && { 'if-modified-since': known.lastModified }),
  }
  try {
    const wanted = { what: 'a feed', headers, alsoAccepted: known.etag || known.lastModified ? [304] : [] }
    const response = await guardedRequest(address, wanted, network, signal)
    if (response.statusCode === 304) {
      response.destroy()
      return success(null)
    }
    const bytes = await readBytes(response, maxMegabytes)
    if (isPage(response, bytes)) return failed('refused', 'The address answers with a web page, not with a feed.')
    const name = decodePathSegment(new URL(address).pathname.split('/').at(-1) ?? '')
    return success({
      bytes,
      name,
      etag: first(response.headers.etag),
      lastModified: first(response.headers['last-modified']),
    })
  } catch (error) {
    if (error instanceof RefusedAnswer) return failed('refused', error.message)
    return failed('unreachable', requestProblem(error, signal.aborted, timeoutMs))
  }
}
