import * as v from 'valibot'
import { type ListingInput, listingLimits, strictListingSchema } from '../../../domain/listing/listing.schema'
import {
  publishMessage,
  type PublishProblem,
  publishProblems,
  textProblems,
} from '../../../domain/listing/facts/publish-check'
import { factErrors } from './fact-entries'
import { formatCount } from '../../../lib/format/words'
import { recordErrors } from '../listing-record'
import { ofKind, tooManyText, uploadProblem } from '../pictures/pictures'
import { priceInPounds, readPrice } from '../price'
import type { Errors, ListingValues } from './property-form'
import { emptyListingValues, type FormRow, rowOf } from './form-row'
import { slugProblem } from './slug'

/** A schema issue: its list item, and whether it is a length limit. */
type Issue = v.InferIssue<typeof strictListingSchema>
const isItem = ({ path }: Issue) => path !== undefined && path.length > 1
const isLimit = (issue?: Issue) => issue?.kind === 'validation'
const tooLong = (what: string, limit: number) => `${what} can have ${formatCount(limit)} characters at most.`

const featuresMessage = (issues: Issue[]) =>
  issues.every(isItem)
    ? `${tooLong('A feature', listingLimits.feature)} Put longer text in the description.`
    : `There can be ${listingLimits.features} features at most.`

// The form's messages for schema errors. The short ones are the specification's.
const messages: { [Column in keyof ListingInput]?: (issues: Issue[], values: ListingValues) => string | null } = {
  title: ([issue]) => (isLimit(issue) ? tooLong('The title', listingLimits.title) : 'Property title is required.'),
  slug: (_, { slug }) => slugProblem(slug),
  area: ([issue]) => (isLimit(issue) ? tooLong('The area', listingLimits.area) : 'Area is required.'),
  price(_, { price, listing_type: type }) {
    const read = readPrice(price, type)
    return 'problem' in read ? read.problem : null
  },
  beds: () => `Enter the number of bedrooms, from 0 to ${listingLimits.rooms}.`,
  baths: () => `Enter the number of bathrooms, from 1 to ${listingLimits.rooms}.`,
  floor_size: () => 'Enter the floor size in square feet, as a whole number.',
  date_available: () => 'Enter the date it is available from, with the year.',
  rightmove_url: () => 'Enter the whole address of the Rightmove page, beginning with https://',
  latitude: () => 'Enter the latitude in degrees, from -90 to 90, or leave both empty.',
  longitude: () => 'Enter the longitude in degrees, from -180 to 180, or leave both empty.',
  picture_alts: () => tooLong('The description of a picture', listingLimits.pictureAlt),
  gallery(issues, { pictures }) {
    if (ofKind(pictures, 'photograph').length === 0) return 'Please upload at least one image.'
    return issues.some(isItem)
      ? 'The address of a picture must begin with https://. Remove that picture, or add it again.'
      : tooManyText('photograph')
  },
  description: ([issue]) =>
    isLimit(issue) ? tooLong('The description', listingLimits.description) : 'Description is required.',
  features: featuresMessage,
  description_zh: () => tooLong('The description', listingLimits.description),
  features_zh: featuresMessage,
}

/** The messages of schema errors. The gallery's replaces that of `picture_alts`, which is the same field. */
const schemaErrors = (issues: Issue[], values: ListingValues): Errors =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([column, messageOf]) => {
      const columnIssues = issues.filter(({ path }) => path?.[0].key === column)
      const message = columnIssues.length > 0 && messageOf(columnIssues, values)
      return message ? [[column === 'picture_alts' ? 'gallery' : column, message]] : []
    }),
  )

/** Publishing problems as errors of their fields. */
export const publishErrors = (
  problems: PublishProblem[],
  { listing_type: type }: Pick<ListingValues, 'listing_type'>,
): Errors => Object.fromEntries(problems.map((problem) => [problem.column, publishMessage(problem, type)]))

/** The database's rule (private.check_publishing): a listing that is already public may keep its gaps. */
function problemsOf(row: FormRow, stored: ListingValues): PublishProblem[] {
  if (row.status === 'draft') return []
  if (stored.status === 'draft' || stored.listing_type !== row.listing_type) return publishProblems(row)
  const before = rowOf(stored)
  const textsOf = (each: FormRow) =>
    JSON.stringify([
      ...[each.title, each.description, each.features, each.description_zh, each.features_zh, each.tenancy],
    ])
  return textsOf(row) === textsOf(before) ? [] : textProblems(row)
}

/**
 * The errors of the values, by field. A draft needs only a title; a published listing needs everything its advert
 * requires.
 * @param stored the values in the database
 * @param uploads the uploads under way or failed, by the key of their picture
 */
export function validateListing(
  values: ListingValues,
  stored: ListingValues = emptyListingValues,
  uploads: Parameters<typeof uploadProblem>[1] = {},
): Errors {
  const row = rowOf(values)
  const { issues: all = [] } = v.safeParse(strictListingSchema, row)
  const issues = all.filter(({ path }) => {
    const column = path?.[0].key as keyof FormRow | undefined
    return row.status !== 'draft' || column === undefined || row[column] !== null
  })
  const unsent = uploadProblem(values.pictures, uploads)
  const { facts, price, listing_type: type } = values
  return {
    ...publishErrors(problemsOf(row, stored), values),
    ...factErrors(facts, { type, price: priceInPounds(price, type) }),
    ...recordErrors(values.record, type),
    ...schemaErrors(issues, values),
    ...(unsent && { gallery: unsent }),
  }
}
