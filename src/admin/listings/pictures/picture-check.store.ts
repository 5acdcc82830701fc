import { atom } from 'nanostores'
import type { Picture } from './pictures'

/** Picture addresses that failed to load in this form. */
export const $broken = atom<readonly string[]>([])

export const markBroken = (url: string) => $broken.set([...new Set([...$broken.get(), url])])

/** The timeout for loading a picture, in milliseconds. */
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
 * Checks that pictures load before they are published. Skips new uploads, and public pictures unless their form row
 * failed to load.
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
