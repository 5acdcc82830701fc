// The pictures of a listing: what may be added, and their order. Pure.
import { factFields } from '../../../domain/listing/facts/fact-fields'
import { listingLimits } from '../../../domain/listing/listing.schema'
import { parseUrl } from '../../../lib/http/parse-url'
import { uploadedSizes } from '../../../lib/pictures/pictures'
import { maxSidePixels, maxUploadMegabytes } from '../../../lib/pictures/upload-sizes'
import { listOf } from '../../../lib/format/words'
import { agency } from '#agency/agency.ts'

/** The caption limit of a floor plan, which names every room; the database fits ten. */
export const planCaptionLimit = 1000

export const pictureKinds = ['photograph', 'plan', 'certificate'] as const
export type PictureKind = (typeof pictureKinds)[number]

/**
 * The kinds with labels and limits, including uploads in progress. Listings with more, from a feed or earlier, keep
 * them.
 */
export const kinds: Record<PictureKind, { label: string; one: string; max: number }> = {
  photograph: { label: 'Photographs', one: 'Picture', max: Math.min(agency.mostPhotographs, listingLimits.pictures) },
  plan: { label: 'Floor plans', one: 'Floor plan', max: factFields.floor_plans.max },
  certificate: { label: 'Energy certificate', one: 'Certificate page', max: factFields.epc_documents.max },
}

/** The message of a full kind; for photographs the specification's, `Maximum 10 images allowed.` */
export const tooManyText = (kind: PictureKind) =>
  kind === 'photograph'
    ? `Maximum ${kinds.photograph.max} images allowed.`
    : `${kinds[kind].label}: ${kinds[kind].max} pictures at most.`

/** The kind indicated by a file name: staff drop a listing's whole folder. */
export const kindOfFile = (name: string): PictureKind | undefined =>
  /floor.?plan|(^|[^a-z])plans?([^a-z]|$)/i.test(name.replace(/open[ _-]?plan/gi, ''))
    ? 'plan'
    : /(^|[^a-z])(epc([^a-z]|$)|energy[^a-z]*(cert|rating|performance))/i.test(name)
      ? 'certificate'
      : undefined

export interface Picture {
  kind: PictureKind
  /** Identifies the picture on the screen. */
  key: string
  /** Empty while uploading. */
  url: string
  /** The alternative text; may be empty. */
  alt: string
  /** An upload not yet saved with its listing: removing it also deletes it from storage. */
  fresh?: boolean
}

const hosts = ['pexels', 'unsplash', 'pixabay', 'imgur', 'cloudinary', 'amazonaws']

/** Whether a text is a picture's address: with a picture extension, or on a known host. */
export function isPictureUrl(text: string): boolean {
  const url = text.length > listingLimits.address ? null : parseUrl(text)
  if (url?.protocol !== 'https:') return false
  const { hostname, pathname } = url
  return /\.(jpe?g|png|gif|webp|svg)$/i.test(pathname) || hostname.split('.').some((label) => hosts.includes(label))
}

/** Why an address cannot be added; null if valid. All messages but the first are the specification's. */
export function urlProblem(text: string, pictures: readonly Picture[], kind: PictureKind): string | null {
  if (/^http:/i.test(text)) return 'Please enter an image URL that begins with https://.'
  if (!isPictureUrl(text)) return 'Please enter a valid image URL.'
  if (pictures.some(({ url }) => url === text)) return 'This image URL has already been added.'
  return ofKind(pictures, kind).length >= kinds[kind].max ? tooManyText(kind) : null
}

/** The pictures of one kind, in order. */
export const ofKind = (pictures: readonly Picture[], kind: PictureKind) =>
  pictures.filter((picture) => picture.kind === kind)

/** The place of a dragged entry that is dropped before or after another. */
export function droppedPlace(list: readonly string[], dragged: string, target: string, after: boolean): number {
  const others = list.filter((each) => each !== dragged)
  return others.indexOf(target) + (after ? 1 : 0)
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** The announcement of a move: `Picture 3 is now second.` */
export function moveMessage(kind: PictureKind, from: number, to: number): string {
  const thumbnail = kind === 'photograph' && to === 0 ? ', and the thumbnail' : ''
  return `${kinds[kind].one} ${from + 1} is now ${ordinals[to] ?? to + 1}${thumbnail}.`
}

/** Why a listing with these pictures is not published; null if all load. */
export function brokenProblem(pictures: readonly Picture[], broken: readonly string[]): string | null {
  const names = pictureKinds.flatMap((kind) =>
    ofKind(pictures, kind).flatMap(({ url }, n) => (broken.includes(url) ? [`${kinds[kind].one} ${n + 1}`] : [])),
  )
  if (names.length === 0) return null
  const [does, them] = names.length === 1 ? ['does', 'it'] : ['do', 'them']
  return `${listOf(names)} ${does} not load. Remove ${them}, add ${them} again, or save the listing as a draft.`
}

/** An upload, as far as it matters for saving. */
type UploadState = { name: string; status: string } | undefined

/** Why a listing with these uploads is not saved: one is under way, or did not arrive; null if all did. */
export function uploadProblem(
  pictures: readonly Picture[],
  uploads: Readonly<Record<string, UploadState>>,
): string | null {
  const unsent = pictures.filter(({ url }) => !url).map(({ key }) => uploads[key])
  if (unsent.length === 0) return null
  if (unsent.some((upload) => upload?.status !== 'failed'))
    return 'Some pictures are not uploaded yet. Wait for them, or remove them.'
  const names = listOf(unsent.map((upload) => upload?.name ?? 'a picture'))
  return unsent.length === 1
    ? `${names} could not be uploaded. Remove it to go on; its row says why.`
    : `${names} could not be uploaded. Remove them to go on; their rows say why.`
}

/** Why a file is rejected before reading; null if acceptable. */
export function fileProblem({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const extension = name.match(/\.([a-z0-9]+)$/i)?.[1]?.toLowerCase() ?? ''
  if (type === 'image/svg+xml' || extension === 'svg')
    return `${name} is an SVG file, which can contain code. Save it as PNG or JPEG, then choose that file.`
  const image = type ? type.startsWith('image/') : /^(jpe?g|png|webp|avif|gif|hei[cf]|bmp)$/.test(extension)
  if (!image) return `${name} is not a picture. Choose a JPEG, PNG, WebP or AVIF file.`
  const megabytes = size / 1024 / 1024
  if (megabytes > maxUploadMegabytes)
    return (
      `${name} is ${Math.ceil(megabytes)} MB. The maximum is ${maxUploadMegabytes} MB. ` +
      'Save a smaller copy, then choose that file.'
    )
  return null
}

/** The message for a file that the browser cannot open. */
export const unreadable = ({ name, type }: Pick<File, 'name' | 'type'>) =>
  /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name)
    ? `${name} is a HEIC photograph, which this browser cannot open. Save it as JPEG (on an ` +
      'iPhone: Settings, Camera, Formats, Most Compatible), or use Safari.'
    : `${name} could not be opened. It may be damaged. Try another copy.`

/** The size of a picture with a limited longer side. */
export function fitWithin(width: number, height: number, longest = maxSidePixels): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const bucketPath = /\/storage\/v1\/object\/public\/property-images\/([a-z0-9-]+\/[a-z0-9-]+\.[a-z]+)$/

/** The storage paths of a picture, in all sizes; empty for external ones. */
export const storedPaths = (url: string): string[] =>
  uploadedSizes(url).flatMap((size) => size.url.match(bucketPath)?.[1] ?? [])
