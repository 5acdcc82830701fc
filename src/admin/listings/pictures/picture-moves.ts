import { atom } from 'nanostores'
import { newId } from '../../../lib/form/row-id'
import { moveItem } from '../../../lib/move-item'
import { $form, $isEditable, currentValues, setValues } from '../form/form.store'
import {
  fileProblem,
  kindOfFile,
  kinds,
  ofKind,
  type Picture,
  type PictureKind,
  moveMessage,
  tooManyText,
  urlProblem,
} from './pictures'
import { removePictures } from './pictures.queries'
import { $uploads, cancelUpload, upload } from './uploads.store'

/** The screen reader announcement of a change. */
export const $moveMessage = atom('')
/** Why the last address or files were not added. A repeated problem has another id, so that it is announced again. */
export const $adderProblems = atom<{ id: string; text: string; about: 'address' | 'files' }[]>([])
const showProblems = (texts: Iterable<string>, about: 'address' | 'files' = 'files') =>
  $adderProblems.set([...texts].map((text) => ({ id: newId(), text, about })))

const pictures = () => currentValues().pictures
const setPictures = (next: Picture[]) => setValues({ pictures: next })
const change = (key: string, changes: Partial<Picture>) =>
  setPictures(pictures().map((one) => (one.key === key ? { ...one, ...changes } : one)))
const find = (key: string) => {
  const picture = pictures().find((one) => one.key === key)
  return picture && { ...picture, place: ofKind(pictures(), picture.kind).findIndex((one) => one.key === key) }
}

/**
 * Adds a picture by address.
 * @returns whether it was added; otherwise the reason is shown
 */
export function addByUrl(written: string, kind: PictureKind): boolean {
  const url = written.trim()
  const problem = urlProblem(url, pictures(), kind)
  showProblems(problem ? [problem] : [], 'address')
  if (problem) return false
  setPictures([...pictures(), { key: newId(), kind, url, alt: '' }])
  $moveMessage.set(`${kinds[kind].one} ${ofKind(pictures(), kind).length} added.`)
  return true
}

/**
 * Adds pictures from the device: listed at once, usable after upload. A file name that indicates a plan or certificate
 * overrides the selected kind.
 */
export function addFiles(files: File[], chosen: PictureKind): void {
  if (!$isEditable.get()) return showProblems(['The listing is being saved. Add pictures after that.'])
  const problems = new Set<string>()
  for (const file of files) {
    const kind = kindOfFile(file.name) ?? chosen
    const isFull = ofKind(pictures(), kind).length >= kinds[kind].max
    const problem = fileProblem(file) ?? (isFull ? tooManyText(kind) : null)
    if (problem) {
      problems.add(problem)
      continue
    }
    const key = newId()
    setPictures([...pictures(), { key, kind, url: '', alt: '', fresh: true }])
    upload(key, file, currentValues().slug || $form.get().id, (url) => {
      change(key, { url })
      $moveMessage.set(`${file.name} is uploaded.`)
    })
  }
  showProblems(problems)
}

export const setAlt = (key: string, alt: string) => change(key, { alt })

/** Moves a picture within its kind, and announces it. */
export function move(key: string, to: number): void {
  const { kind, place } = find(key) ?? {}
  if (kind === undefined || place === undefined) return
  const same = ofKind(pictures(), kind)
  if (to === place || to < 0 || to >= same.length) return
  setPictures([...pictures().filter((one) => one.kind !== kind), ...moveItem(same, place, to)])
  $moveMessage.set(moveMessage(kind, place, to))
}

/** Moves a picture to the end of another kind; shows a message if that is full. */
export function changeKind(key: string, kind: PictureKind): void {
  const picture = find(key)
  if (!picture || picture.kind === kind) return
  if (ofKind(pictures(), kind).length >= kinds[kind].max) return showProblems([tooManyText(kind)])
  $adderProblems.set([])
  setPictures([
    ...pictures().filter((one) => one.key !== key),
    ...pictures().flatMap((one) => (one.key === key ? { ...one, kind } : [])),
  ])
  $moveMessage.set(`${kinds[picture.kind].one} ${picture.place + 1} is now under ${kinds[kind].label}.`)
}

/** Removes the pictures whose upload failed. */
export function removeFailedUploads(): void {
  const failed = pictures().filter(({ key, url }) => !url && $uploads.get()[key]?.status === 'failed')
  for (const { key } of failed) cancelUpload(key)
  setPictures(pictures().filter(({ key }) => !failed.some((one) => one.key === key)))
  $moveMessage.set(failed.length === 1 ? 'The picture is removed.' : `${failed.length} pictures are removed.`)
}

/** Removes a picture; an unsaved upload is also deleted from storage. */
export function removePicture(key: string): void {
  if (!$isEditable.get()) return
  const gone = find(key)
  cancelUpload(key)
  setPictures(pictures().filter((one) => one.key !== key))
  $adderProblems.set([])
  if (!gone) return
  $moveMessage.set(`${kinds[gone.kind].one} ${gone.place + 1} removed.`)
  if (gone.fresh && gone.url) void removePictures([gone.url])
}
