import { toText, toTexts } from '../../lib/format/to-text.ts'
import { twoDigits } from '../../lib/format/two-digits.ts'
import { shown } from './feed-amounts.ts'
import { mediaSource } from './feed-media.ts'
import type { FeedContext } from './feed-row.ts'
import { cut, numbered, type Mapping } from './field-mapping.ts'
import { feedLine, plainLine } from './plain-text.ts'

// The pictures of a home: their fields in a feed, and our columns. Pure.

/** The fields of each column, as many as in the database. Suffixes are those of files: IMG_00 is of MEDIA_IMAGE_00. */
export const mediaFields = {
  gallery: numbered(40, (place) => `MEDIA_IMAGE_${twoDigits(place)}`),
  floor_plans: numbered(10, (place) => `MEDIA_FLOOR_PLAN_${twoDigits(place)}`),
  epc_documents: numbered(5, (place) => `MEDIA_IMAGE_${60 + place}`),
} as const
export type MediaColumn = keyof typeof mediaFields
export const mediaColumns = Object.keys(mediaFields) as MediaColumn[]
const captionField = (field: string) => field.replace(/_(\d\d)$/, '_TEXT_$1')

/** The sources of numbered fields; values that are neither a picture file nor a public address get a remark. */
function sources(fields: readonly string[], value: (field: string) => string, context: FeedContext) {
  const { remark, picture = (source: string) => source } = context
  return fields.flatMap((field) => {
    const written = value(field)
    if (written === '') return []
    const source = mediaSource(written)
    if (!source) remark(field, `“${shown(written)}” is neither a picture file nor a public address of a picture.`)
    const version = source && picture(source)
    return version ? [{ field, source: version }] : []
  })
}
/** `99999_MR0007_IMG_00.jpg` for the first picture: the export makes each a JPEG, because BLM takes no WebP. */
const fileNameOf = (agentRef: string, kind: string, index: number) => `${agentRef}_${kind}_${twoDigits(index)}.jpg`
/** The maximum length of captions. */
const captionLength = 50
const photographs: Mapping = {
  columns: ['gallery', 'picture_alts'],
  fields: mediaFields.gallery,
  read: (value, context) => {
    const results = sources(mediaFields.gallery, value, context)
    if (results.length === 0) return { gallery: null, picture_alts: null }
    const alts = results.map(({ field }) => cut(plainLine(value(captionField(field))), 200))
    return { gallery: results.map(({ source }) => source), picture_alts: alts.some(Boolean) ? alts : null }
  },
  write: (row, { agentRef }) =>
    Object.fromEntries(
      mediaFields.gallery.flatMap((field, index) => {
        const address = toTexts(row.gallery)[index] ?? ''
        return [
          [field, address && fileNameOf(agentRef, 'IMG', index)],
          [captionField(field), address && feedLine(cut(toTexts(row.picture_alts)[index] ?? '', captionLength))],
        ]
      }),
    ),
}
const pictures = (
  column: 'floor_plans' | 'epc_documents',
  kind: { name: string; from: number; caption: string },
): Mapping => ({
  columns: [column],
  fields: mediaFields[column],
  read: (value, context) => {
    const results = sources(mediaFields[column], value, context).map(({ source }) => source)
    return { [column]: results.length > 0 ? results : null }
  },
  write: (row, { agentRef }) =>
    Object.fromEntries(
      mediaFields[column].flatMap((field, index) => {
        const address = toTexts(row[column])[index] ?? ''
        return [
          [field, address && fileNameOf(agentRef, kind.name, kind.from + index)],
          [captionField(field), address && kind.caption],
        ]
      }),
    ),
})
/** Allowed tour hosts, as in the database (properties_tour_addresses). */
const tourShape = /^https:\/\/([a-z]+\.)?(matterport\.com|kuula\.co|youtube\.com|vimeo\.com)\/\S{1,1900}$/
const tour: Mapping = {
  columns: ['tour_url'],
  fields: ['MEDIA_VIRTUAL_TOUR_00'],
  read: (value, { remark }) => {
    const address = value('MEDIA_VIRTUAL_TOUR_00')
    if (tourShape.test(address)) return { tour_url: address }
    if (address) remark('MEDIA_VIRTUAL_TOUR_00', 'We only show tours from Matterport, Kuula, YouTube and Vimeo.')
    return { tour_url: null }
  },
  write: (row) => ({ MEDIA_VIRTUAL_TOUR_00: toText(row.tour_url) }),
}

/** Photographs, plans, certificates and the tour, in the order of displayed differences. */
export const pictureMappings: readonly Mapping[] = [
  photographs,
  pictures('floor_plans', { name: 'FLP', from: 0, caption: 'Floor plan' }),
  pictures('epc_documents', { name: 'IMG', from: 60, caption: 'EPC' }),
  tour,
]
