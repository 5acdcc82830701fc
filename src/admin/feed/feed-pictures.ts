import { pictureName } from '../../domain/feed/feed-media'
import { pictureOf, type FeedUpload } from '../../domain/feed/read-feed'
import { newId } from '../../lib/form/row-id'
import { sendPicture } from '../listings/pictures/pictures.queries'
import { resizePicture } from '../listings/pictures/resize-image'

/**
 * Stores a plan's zip pictures sequentially, in the sizes of any upload.
 * @param onProgress receives the number done
 * @returns the stored address of each picture, by source, and the reasons of those that failed
 */
export async function storePictures(
  upload: FeedUpload,
  sources: readonly string[],
  onProgress: (done: number) => void,
) {
  const addresses = new Map<string, string>()
  const failures: string[] = []
  for (const [place, source] of sources.entries()) {
    onProgress(place)
    const name = pictureName(source)
    const bytes = pictureOf(upload, source)
    if (!bytes) {
      failures.push(`${name} is not in the zip.`)
      continue
    }
    const resized = await resizePicture(new File([bytes], name))
    if (!resized.ok) {
      failures.push(resized.failure.message)
      continue
    }
    const stored = await sendPicture(`feed/${newId()}`, resized.value, () => {}, new AbortController().signal)
    if (stored.ok) addresses.set(source, stored.value)
    else failures.push(`${name}: ${stored.failure.message}`)
  }
  onProgress(sources.length)
  return { addresses, failures }
}
