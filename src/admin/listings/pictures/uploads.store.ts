import { map } from 'nanostores'
import { newId } from '../../../lib/form/row-id'
import { removePictures, sendPicture } from './pictures.queries'
import { fileProblem } from './pictures'
import { shrink } from './resize-image'
import { slugify } from '../form/slug'

/** An upload in progress. */
export interface Upload {
  name: string
  status: 'waiting' | 'reading' | 'sending' | 'failed'
  /** The progress, 0 to 1. */
  sent: number
  /** Why it failed. */
  message?: string
  /** The browser cannot open the file, so another attempt would fail too. */
  unreadable?: boolean
}

/** Uploads by key. */
export const $uploads = map<Record<string, Upload>>({})

interface Work {
  file: File
  /** The bucket's folder. */
  folder: string
  stop: AbortController
  arrived: (url: string) => void
}
const work = new Map<string, Work>()
// More would share the same bandwidth and use more memory.
const abreast = 3
let running = 0

const change = (key: string, changes: Partial<Upload>) => {
  const upload = $uploads.get()[key]
  if (upload) $uploads.setKey(key, { ...upload, ...changes })
}
const forget = (key: string) => {
  work.delete(key)
  $uploads.set(Object.fromEntries(Object.entries($uploads.get()).filter(([name]) => name !== key)))
}

async function carry(key: string, { file, folder, stop, arrived }: Work) {
  change(key, { status: 'reading', sent: 0 })
  const shrunk = await shrink(file)
  if (stop.signal.aborted) return
  if (!shrunk.ok) return change(key, { status: 'failed', message: shrunk.failure.message, unreadable: true })
  change(key, { status: 'sending' })
  const name = `${slugify(folder).slice(0, 60) || 'home'}/${newId()}`
  const result = await sendPicture(name, shrunk.value, (sent) => change(key, { sent }), stop.signal)
  // It completed while being cancelled.
  if (stop.signal.aborted) return result.ok ? removePictures([result.value]) : undefined
  if (!result.ok)
    return change(key, { status: 'failed', message: `${file.name} was not uploaded. ${result.failure.message}` })
  forget(key)
  arrived(result.value)
}

function next() {
  for (const [key, one] of work) {
    if (running >= abreast) return
    if ($uploads.get()[key]?.status !== 'waiting') continue
    running++
    void carry(key, one).finally(() => {
      running--
      next()
    })
  }
}

/** Uploads a picture under `key`; calls `arrived` with its address. */
export function upload(key: string, file: File, folder: string, arrived: (url: string) => void): void {
  work.set(key, { file, folder, stop: new AbortController(), arrived })
  $uploads.setKey(key, { name: file.name, status: 'waiting', sent: 0 })
  next()
}

/** Retries a failed upload. */
export function retry(key: string): void {
  change(key, { status: 'waiting', sent: 0 })
  next()
}

/** Cancels a running upload, or dismisses a failed one. */
export function cancelUpload(key: string): void {
  work.get(key)?.stop.abort()
  forget(key)
}

/** Splits chosen files into acceptable ones and problem messages. */
export function sorted(files: File[]): { good: File[]; problems: string[] } {
  const checked = files.map((file) => ({ file, problem: fileProblem(file) }))
  return {
    good: checked.flatMap(({ file, problem }) => (problem ? [] : [file])),
    problems: checked.flatMap(({ problem }) => problem ?? []),
  }
}
