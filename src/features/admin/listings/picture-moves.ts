import { atom } from 'nanostores'
import { newId } from '../../../lib/form/uuid'
import { $form, set } from './form.store'
import { most, moved, type Picture, saidOfMove, urlProblem } from './pictures'
import { removePictures } from './pictures.queries'
import { cancel, sorted, upload } from './uploads.store'

/** What the screen reader hears of a move. */
export const $moveSaid = atom('')
/** Why the last address or files were not added. */
export const $adderProblems = atom<string[]>([])

const pictures = () => $form.get().answers.pictures
const put = (next: Picture[]) => set({ pictures: next })

/** Adds a picture by its address. @returns whether it was added; if not, the reason is shown */
export function addByUrl(written: string): boolean {
  const url = written.trim()
  const problem = urlProblem(url, pictures())
  $adderProblems.set(problem ? [problem] : [])
  if (!problem) put([...pictures(), { key: newId(), url, alt: '' }])
  return !problem
}

/** Adds pictures from the device: they stand in the list at once, and are there when they have arrived. */
export function addFiles(files: File[]): void {
  const { good, problems } = sorted(files)
  const room = Math.max(0, most - pictures().length)
  $adderProblems.set(good.length > room ? [...problems, 'Maximum 10 images allowed.'] : problems)
  for (const file of good.slice(0, room)) {
    const key = newId()
    put([...pictures(), { key, url: '', alt: '', fresh: true }])
    const { answers, id } = $form.get()
    upload(key, file, answers.slug || id, (url) =>
      put(pictures().map((one) => (one.key === key ? { ...one, url } : one))),
    )
  }
}

export const describe = (key: string, alt: string) =>
  put(pictures().map((one) => (one.key === key ? { ...one, alt } : one)))

/** Moves a picture to another place and says so. */
export function move(from: number, to: number): void {
  if (from === to || to < 0 || to >= pictures().length) return
  put(moved(pictures(), from, to))
  $moveSaid.set(saidOfMove(from, to))
}

/** Takes a picture out; one that was uploaded here and never saved leaves the storage too. */
export function takeOut(key: string): void {
  const gone = pictures().find((one) => one.key === key)
  const place = pictures().findIndex((one) => one.key === key)
  cancel(key)
  put(pictures().filter((one) => one.key !== key))
  $adderProblems.set([])
  $moveSaid.set(`Picture ${place + 1} removed.`)
  if (gone?.fresh && gone.url) void removePictures([gone.url])
}
