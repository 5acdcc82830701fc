import { toText, toTexts } from '../../lib/format/to-text.ts'
import { fitting, type Values } from './feed-mapping.ts'
import { ofZip, pictureVersion } from './feed-media.ts'
import type { FeedColumn, FeedContext, FeedRow } from './feed-row.ts'
import { isEmpty } from './field-mapping.ts'

// The differences between a feed’s record and the listing that it changes. Pure.

/** The changes of one column group in an existing listing. */
export interface FeedDifference {
  columns: readonly FeedColumn[]
  from: FeedRow
  to: FeedRow
}

const pick = (row: FeedRow, columns: readonly FeedColumn[]): FeedRow =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))
/** The last feed's sources for these picture columns. */
function storedMedia({ feed_media: stored }: FeedRow, columns: readonly FeedColumn[]): FeedRow {
  const media = (typeof stored === 'object' && stored !== null ? stored : {}) as FeedRow
  return Object.fromEntries(columns.filter((column) => column in media).map((column) => [column, media[column]]))
}
/** Picture files of the zip, or addresses. */
const isSources = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => /^(zip|https):/.test(toText(item)))

/** The captions of all photographs. */
const captionsOf = ({ gallery, picture_alts: alts }: FeedRow) =>
  toTexts(gallery).map((_, index) => toTexts(alts)[index] ?? '')

/**
 * Fills a record's captions with ours if they are empty or ours as an export cuts them; without ours if their pictures
 * are others than the feed's.
 */
function withOurCaptions(theirs: FeedRow, exported: FeedRow, listing: FeedRow): FeedRow {
  if (!theirs.picture_alts) return theirs
  const captions = captionsOf(listing)
  if (toTexts(theirs.gallery).length !== captions.length) return { ...theirs, picture_alts: null }
  const cuts = toTexts(exported.picture_alts)
  const ours = (text: string, index: number) => text === '' || text === cuts[index]
  return {
    ...theirs,
    picture_alts: toTexts(theirs.picture_alts).map((text, index) => (ours(text, index) ? captions[index] : text)),
  }
}

/**
 * The differences between a record and a listing. Empty feed values change nothing; values that the feed format cannot
 * express exactly are compared in the feed's form.
 */
export function differences(
  values: Values,
  fields: ReadonlySet<string>,
  listing: FeedRow,
  { pictureHash, ...context }: FeedContext & { pictureHash?: ((source: string) => string | undefined) | undefined },
): FeedDifference[] {
  const value = (field: string) => values[field] ?? ''
  const silentContext = {
    ...context,
    listing: { tenancy: listing.tenancy },
    remark: () => {},
    picture: (source: string) => source,
  }
  return fitting(fields, context.type).flatMap(({ columns, read, write, fits }) => {
    const written = write(listing, silentContext)
    const exported = read((field) => written[field] ?? '', silentContext)
    const ours = {
      ...exported,
      ...storedMedia(listing, columns),
      ...(columns.includes('picture_alts') && { picture_alts: captionsOf(listing) }),
    }
    const held = columns.map((column) => ours[column]).find(isSources) ?? []
    let cameAlong = !pictureHash
    // A zip may have only the new pictures: the listing keeps those that it holds, and goes without the others.
    const picture = (source: string) => {
      const hash = pictureHash?.(source)
      cameAlong ||= hash !== undefined || !ofZip(source)
      if (hash !== undefined) return pictureVersion(source, hash)
      const before = held.find((each) => each === source || each.startsWith(`${source}#`))
      return before ?? (pictureHash && ofZip(source) ? null : source)
    }
    // Remarks on unchanged values are suppressed.
    const remarks: Parameters<FeedContext['remark']>[] = []
    const theirs = read(value, { ...context, listing, picture, remark: (...entry) => remarks.push(entry) })
    const compared = withOurCaptions(theirs, exported, listing)
    const given = columns.filter((column) => !isEmpty(compared[column]))
    if (given.length === 0) {
      for (const entry of remarks) context.remark(...entry)
      return []
    }
    // Pictures that did not come along cannot be stored, so the listing keeps its own.
    if (!cameAlong && given.some((column) => isSources(theirs[column]))) return []
    if (fits?.(listing, theirs, context)) return []
    if (JSON.stringify(pick(compared, given)) === JSON.stringify(pick(ours, given))) return []
    for (const entry of remarks) context.remark(...entry)
    return [{ columns, from: pick(listing, columns), to: pick(theirs, columns) }]
  })
}
