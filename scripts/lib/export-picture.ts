import { readFile } from 'node:fs/promises'
import { fetchPicture, type PictureNetwork } from '../../src/lib/guarded-fetch/fetch-picture.ts'
import { root } from './paths.ts'

/**
 * The bytes of a listing's picture: a file of the site, of the storage, or of the public web.
 * @param storage the address of the storage's public files
 * @returns null if there is no picture, or if this machine must not request it
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
