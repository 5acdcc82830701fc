import { map } from 'nanostores'
import { newId } from '../../../lib/form/row-id'
import { removePictures, sendPicture } from './pictures.queries'
import { resizePicture } from './resize-image'
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

interface UploadJob {
  file: File
  /** The bucket's folder. */
  folder: string
  controller: AbortController
  onUploaded: (url: string) => void
}
const jobs = new Map<string, UploadJob>()
// More would share the same bandwidth and use more memory.
const maxConcurrentUploads = 3
let running = 0

const change = (key: string, changes: Partial<Upload>) => {
  const upload = $uploads.get()[key]
  if (upload) $uploads.setKey(key, { ...upload, ...changes })
}
const removeUpload = (key: string) => {
  jobs.delete(key)
  $uploads.set(Object.fromEntries(Object.entries($uploads.get()).filter(([name]) => name !== key)))
}

async function uploadPicture(key: string, { file, folder, controller, onUploaded }: UploadJob) {
  change(key, { status: 'reading', sent: 0 })
  const resized = await resizePicture(file)
  if (controller.signal.aborted) return
  if (!resized.ok) return change(key, { status: 'failed', message: resized.failure.message, unreadable: true })
  change(key, { status: 'sending' })
  const name = `${slugify(folder).slice(0, 60) || 'home'}/${newId()}`
  const result = await sendPicture(name, resized.value, (sent) => change(key, { sent }), controller.signal)
  // It completed while being cancelled.
  if (controller.signal.aborted) return result.ok ? removePictures([result.value]) : undefined
  if (!result.ok)
    return change(key, { status: 'failed', message: `${file.name} was not uploaded. ${result.failure.message}` })
  removeUpload(key)
  onUploaded(result.value)
}

function startWaitingUploads() {
  for (const [key, job] of jobs) {
    if (running >= maxConcurrentUploads) return
    if ($uploads.get()[key]?.status !== 'waiting') continue
    running++
    void uploadPicture(key, job).finally(() => {
      running--
      startWaitingUploads()
    })
  }
}

/** Uploads a picture under `key`; calls `onUploaded` with its address. */
export function upload(key: string, file: File, folder: string, onUploaded: (url: string) => void): void {
  jobs.set(key, { file, folder, controller: new AbortController(), onUploaded })
  $uploads.setKey(key, { name: file.name, status: 'waiting', sent: 0 })
  startWaitingUploads()
}

/** Retries a failed upload. */
export function retry(key: string): void {
  change(key, { status: 'waiting', sent: 0 })
  startWaitingUploads()
}

/** Cancels a running upload, or dismisses a failed one. */
export function cancelUpload(key: string): void {
  jobs.get(key)?.controller.abort()
  removeUpload(key)
}
