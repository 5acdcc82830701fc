import { failed, type Result, success } from '../../lib/result'
import { fitted, unreadable } from './pictures'

export interface Shrunk {
  bytes: Blob
  /** The ending its kind has: `webp`, or `jpg` where the browser cannot write WebP. */
  ending: 'webp' | 'jpg'
}

/** What the storage takes: supabase/migrations/20261121110100. */
const heaviest = 5 * 1024 * 1024

const written = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

async function encoded(canvas: HTMLCanvasElement): Promise<Shrunk | null> {
  for (const quality of [0.82, 0.6]) {
    const webp = await written(canvas, 'image/webp', quality)
    // Safari before 17 answers with a PNG when it is asked for WebP.
    const bytes = webp?.type === 'image/webp' ? webp : await written(canvas, 'image/jpeg', quality)
    if (bytes && bytes.size <= heaviest) return { bytes, ending: bytes.type === 'image/webp' ? 'webp' : 'jpg' }
  }
  return null
}

/** A photograph as the site can use it: upright, at most 2000 px long, WebP. What cannot be opened is said in words. */
export async function shrink(file: File): Promise<Result<Shrunk>> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return failed('refused', unreadable(file))
  }
  const canvas = Object.assign(document.createElement('canvas'), fitted(picture.width, picture.height))
  const pen = canvas.getContext('2d')
  if (!pen) return failed('refused', `${file.name} could not be made smaller: this browser gave no room for it. Close other tabs, then try again.`)
  pen.imageSmoothingQuality = 'high'
  // JPEG knows no transparency: what is clear becomes white, not black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  const shrunk = await encoded(canvas)
  return shrunk ? success(shrunk) : failed('refused', `${file.name} is still over 5 MB when made smaller. Choose another picture.`)
}
