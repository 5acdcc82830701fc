import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { fetchPicture, type PictureNetwork } from '../../src/lib/guarded-fetch/fetch-picture.ts'
import { pictureType } from '../../src/lib/pictures/picture-type.ts'
import { root } from './paths.ts'

/** The bytes of a listing's picture: a file of the site, of the storage, or of the public web. */
async function pictureBytes(address: string, storage: string, network: PictureNetwork): Promise<Uint8Array | null> {
  if (address.includes('..')) return null
  const [, file] = /^(\/(?!storage\/)[\w./-]+)(?:#.*)?$/.exec(address) ?? []
  if (file) return readFile(`${root}public${file}`).catch(() => null)
  const [, stored] =
    /^(?:https?:\/\/[^/]+)?\/storage\/v1\/object\/public\/property-images\/([\w.~/-]+)$/.exec(address) ?? []
  const url = stored ? storage.replace(/\/?$/, '/') + stored : address
  if (!URL.canParse(url)) return null
  const result = await fetchPicture(url, { timeoutMs: 20_000, trustedOrigin: new URL(storage).origin, ...network })
  return result.ok ? result.value : null
}

/**
 * A listing's picture as JPEG, which all portals take.
 * @param storage the address of the storage's public files
 * @returns null if there is no picture, or if this machine must not request it
 */
export async function exportPicture(
  address: string,
  storage: string,
  network: PictureNetwork = {},
): Promise<Uint8Array | null> {
  const bytes = await pictureBytes(address, storage, network)
  if (!bytes || pictureType(bytes) === 'image/jpeg') return bytes
  const upright = sharp(bytes).rotate().flatten({ background: '#fff' })
  return upright
    .jpeg({ quality: 90 })
    .toBuffer()
    .catch(() => null)
}
