import { fitWithin } from '../listings/pictures/pictures'
import { drawPicture, encodeCanvas } from '../listings/pictures/resize-image'

/** A picture as JPEG, which all portals take; null if it does not load, or if its server refuses other sites. */
export async function exportPicture(address: string): Promise<Uint8Array | null> {
  const image = Object.assign(new Image(), { crossOrigin: 'anonymous', src: address })
  try {
    await image.decode()
    // A drawing has any size: its own is that of a thumbnail.
    const scale = /\.svg(#|$)/i.test(address) ? 10 : 1
    const canvas = drawPicture(image, fitWithin(image.naturalWidth * scale, image.naturalHeight * scale))
    const jpeg = canvas && (await encodeCanvas(canvas, 'image/jpeg', 0.9))
    return jpeg && new Uint8Array(await jpeg.arrayBuffer())
  } catch {
    return null
  }
}
