import { tidyLine } from '../../../lib/form/normalise'
import type { ListingRow } from '../listing-row'
import { ofKind, type Picture, pictureKinds } from './pictures'
import { toTexts } from '../../../lib/format/to-text'

/** The columns of each kind: its addresses, and its texts. */
export const columnsOfKind = {
  photograph: ['gallery', 'picture_alts'],
  plan: ['floor_plans', 'floor_plan_captions'],
  certificate: ['epc_documents', null],
} as const

/** A row's pictures of all kinds, with their texts. */
export const picturesOf = (row: ListingRow): Picture[] =>
  pictureKinds.flatMap((kind) => {
    const [column, altColumn] = columnsOfKind[kind]
    const alts = altColumn ? toTexts(row[altColumn]) : []
    return toTexts(row[column]).flatMap((url, n) =>
      url.trim() ? [{ key: `${kind} ${n} ${url}`, kind, url, alt: alts[n] ?? '' }] : [],
    )
  })

type PictureColumn = Exclude<(typeof columnsOfKind)[keyof typeof columnsOfKind][number], null>

/** The columns of pictures of all kinds; null when empty. */
export const picturesRow = (pictures: readonly Picture[]) =>
  Object.fromEntries(
    pictureKinds.flatMap((kind) => {
      const [column, altColumn] = columnsOfKind[kind]
      const [urls, alts] = [
        ofKind(pictures, kind).map(({ url }) => url),
        ofKind(pictures, kind).map(({ alt }) => tidyLine(alt)),
      ]
      const list: [string, string[] | null] = [column, urls.length > 0 ? urls : null]
      return altColumn ? [list, [altColumn, alts.some(Boolean) ? alts : null]] : [list]
    }),
  ) as Record<PictureColumn, string[] | null>
