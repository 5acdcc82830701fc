import { tidyLine } from '../../../lib/form/normalise'
import type { ListingRow } from '../listing-row'
import { ofKind, type Picture, pictureKinds } from './pictures'
import { toTexts } from '../../../lib/format/to-text'

const columnsOfKind = {
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

/** The columns of other kinds than photographs; null when empty. */
export function picturesRow(pictures: readonly Picture[]) {
  const plans = ofKind(pictures, 'plan')
  const captions = plans.map(({ alt }) => tidyLine(alt))
  const certificate = ofKind(pictures, 'certificate').map(({ url }) => url)
  return {
    floor_plans: plans.length > 0 ? plans.map(({ url }) => url) : null,
    floor_plan_captions: captions.some(Boolean) ? captions : null,
    epc_documents: certificate.length > 0 ? certificate : null,
  }
}
