import { readFile } from 'node:fs/promises'
import { fetchPicture, type PictureNetwork } from '../../src/lib/guarded-fetch/fetch-picture.ts'
import { root } from './paths.ts'

/**
 * The bytes of a picture that a listing shows: a file of the site, one of the storage, or one of the public web.
 * @param storage where the storage's public files are
 * @returns null for one that is none, is gone, or that this machine must not ask for
 */
export async function exportPicture(
  address: string,
  storage: string,
  network: PictureNetwork = {},
): Promise<Uint8Array | null> {
  if (address.includes('..')) return null
  if (/^\/(?!storage\/)[\w./-]+$/.test(address)) return readFile(`${root}public${address}`).catch(() => null)
  const [, stored] =
    /^(?:https?:\/\/[^/]+)?\/storage\/v1\/object\/public\/property-images\/([\w.~/-]+)$/.exec(address) ?? []
  const url = stored ? storage.replace(/\/?$/, '/') + stored : address
  if (!URL.canParse(url)) return null
  const result = await fetchPicture(url, { timeoutMs: 20_000, trustedOrigin: new URL(storage).origin, ...network })
  return result.ok ? result.value : null
}
