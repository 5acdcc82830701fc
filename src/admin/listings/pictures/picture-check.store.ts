import { atom } from 'nanostores'
import type { Picture } from './pictures'

/** The addresses of pictures that did not load in this form. */
export const $broken = atom<readonly string[]>([])

export const markBroken = (url: string) => $broken.set([...new Set([...$broken.get(), url])])

/** How long a picture may take to come, in milliseconds. */
const timeoutMs = 20_000

const loads = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const image = new Image()
    const clock = setTimeout(() => resolve(false), timeoutMs)
    image.onload = () => (clearTimeout(clock), resolve(true))
    image.onerror = () => (clearTimeout(clock), resolve(false))
    image.src = url
  })

/**
 * Tries whether pictures load before they are published. One that was just uploaded is in the storage, and one that is
 * public already is fetched again only where its row in the form could not show it.
 * @param published the addresses that are public already
 * @returns the addresses that do not load
 */
export async function checkPictures(
  pictures: readonly Picture[],
  published: readonly string[],
): Promise<readonly string[]> {
  const broken = $broken.get()
  const unsure = pictures.filter(({ url, fresh }) => broken.includes(url) || !(fresh || published.includes(url)))
  const results = await Promise.all(unsure.map(async ({ url }) => ((await loads(url)) ? [] : [url])))
  $broken.set(results.flat())
  return $broken.get()
}
