import { isCutOff } from '../../../lib/pictures/picture-end'
import { maxStoredBytes, uploadQualities, uploadWidths } from '../../../lib/pictures/upload-sizes'
import { failed, type Result, success } from '../../../lib/http/result'
import { fitWithin, unreadable } from './pictures'

/** A picture in its stored sizes, the largest last. */
export interface ResizedPicture {
  sizes: { width: number; bytes: Blob }[]
  /** Their extension: `webp`, or `jpg` if the browser cannot write WebP. */
  extension: 'webp' | 'jpg'
}

export const encodeCanvas = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))

async function encoded(canvas: HTMLCanvasElement): Promise<Blob | null> {
  for (const quality of uploadQualities.map((percent) => percent / 100)) {
    const webp = await encodeCanvas(canvas, 'image/webp', quality)
    // Safari before 17 returns PNG when WebP is requested.
    const bytes = webp?.type === 'image/webp' ? webp : await encodeCanvas(canvas, 'image/jpeg', quality)
    if (bytes && bytes.size <= maxStoredBytes) return bytes
  }
  return null
}

/** A picture drawn at a size; undefined if the browser runs out of canvas memory. */
export function drawPicture(
  picture: ImageBitmap | HTMLCanvasElement | HTMLImageElement,
  size: { width: number; height: number },
): HTMLCanvasElement | null {
  const canvas = Object.assign(document.createElement('canvas'), size)
  const context = canvas.getContext('2d')
  if (!context) return null
  context.imageSmoothingQuality = 'high'
  // JPEG has no transparency: transparent areas become white, not black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * Prepares a photograph: upright, at most 2000 px long, as WebP, plus smaller widths for cards and thumbnails.
 * Unreadable files return a message.
 */
export async function resizePicture(file: File): Promise<Result<ResizedPicture>> {
  let picture: ImageBitmap
  try {
    // Browsers draw a truncated picture partially.
    if (isCutOff(new Uint8Array(await file.arrayBuffer()))) return failed('refused', unreadable(file))
    picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return failed('refused', unreadable(file))
  }
  const outOfMemory = failed(
    'refused',
    `${file.name} could not be made smaller: the browser has too little memory. Close other tabs, then add it again.`,
  )
  const largest = drawPicture(picture, fitWithin(picture.width, picture.height))
  picture.close()
  if (!largest) return outOfMemory
  const smaller = uploadWidths
    .filter((width) => width < largest.width)
    .map((width) =>
      drawPicture(largest, { width, height: Math.max(1, Math.round((largest.height * width) / largest.width)) }),
    )
  const sizes: ResizedPicture['sizes'] = []
  for (const canvas of [...smaller, largest]) {
    if (!canvas) return outOfMemory
    const bytes = await encoded(canvas)
    if (!bytes) return failed('refused', `${file.name} is over 5 MB even after resizing. Choose another picture.`)
    sizes.push({ width: canvas.width, bytes })
  }
  return success({ sizes, extension: sizes[0]?.bytes.type === 'image/webp' ? 'webp' : 'jpg' })
}
