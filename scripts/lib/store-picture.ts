// Stores a picture like an upload in the admin area: rotated, as WebP, in the widths of cards and at most 2000 px long.
import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import sharp, { type Sharp } from 'sharp'
import { loadEnv } from 'vite'
import { failed, type Result, success } from '../../src/lib/http/result.ts'
import { noPicture } from '../../src/lib/pictures/picture-type.ts'
import {
  maxSidePixels,
  maxStoredBytes,
  uploadHeaders,
  uploadQualities,
  uploadWidths,
} from '../../src/lib/pictures/upload-sizes.ts'
import { root } from './paths.ts'

const bucket = 'property-images'
const maxPixels = 100_000_000
// The limits of the bucket: supabase/migrations/20261121110100_create_picture_bucket.sql.
const formats = ['jpeg', 'png', 'webp', 'gif', 'avif']

/** The format of a picture by its bytes. sharp reports AVIF by the name of its container. */
async function formatOf(bytes: Uint8Array): Promise<string> {
  try {
    const { format, compression } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata()
    return format === 'heif' && compression === 'av1' ? 'avif' : format
  } catch {
    return 'none'
  }
}

/** A picture as WebP that fits the storage, with its width; nothing if none fits. */
async function encoded(picture: Sharp) {
  for (const quality of uploadQualities) {
    const { data, info } = await picture.clone().webp({ quality }).toBuffer({ resolveWithObject: true })
    if (data.length <= maxStoredBytes) return { bytes: data, width: info.width }
  }
  return undefined
}

/** The address of a stored picture. Pages reach every storage but that of PUBLIC_SUPABASE_URL by their own origin. */
function addressOf(project: SupabaseClient, path: string): string {
  const { publicUrl } = project.storage.from(bucket).getPublicUrl(path).data
  const pagesUrl = loadEnv('production', root, 'PUBLIC_')['PUBLIC_SUPABASE_URL']?.replace(/\/*$/, '/')
  return pagesUrl && publicUrl.startsWith(pagesUrl) ? publicUrl : new URL(publicUrl).pathname
}

/**
 * Stores a picture under a name that is a hash of its bytes, so a second upload changes nothing.
 * @returns the address of its largest size, from which the others follow; or the reason for a failure
 */
export async function storePicture(project: SupabaseClient, bytes: Uint8Array): Promise<Result<string>> {
  if (!formats.includes(await formatOf(bytes))) return failed('refused', noPicture)
  try {
    // Transparent areas become white everywhere, because an upload from Safari may be JPEG, which has no transparency.
    const upright = sharp(bytes, { limitInputPixels: maxPixels }).rotate().flatten({ background: '#fff' })
    const fit = { width: maxSidePixels, height: maxSidePixels, fit: 'inside', withoutEnlargement: true } as const
    const largest = await encoded(upright.clone().resize(fit))
    const smaller = uploadWidths.filter((width) => width < (largest?.width ?? 0))
    const sizes = [...(await Promise.all(smaller.map((width) => encoded(upright.clone().resize({ width }))))), largest]
    const name = `feed/${createHash('sha256').update(bytes).digest('hex').slice(0, 36)}`
    let path = ''
    // The largest is uploaded last, so it exists only if the others do.
    for (const size of sizes) {
      if (!size) return failed('refused', 'It is over 5 MB even when made smaller.')
      path = `${name}-${size.width}w.webp`
      const options = { contentType: 'image/webp', cacheControl: '31536000', upsert: true, headers: uploadHeaders }
      const { error } = await project.storage.from(bucket).upload(path, size.bytes, options)
      if (error) return failed('refused', `The storage refused it: ${error.message}`)
    }
    return success(addressOf(project, path))
  } catch (error) {
    return failed('refused', `It cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
