import { agentReference } from './feed-reference.ts'
import { writeValues } from './feed-mapping.ts'
import { mediaFields } from './picture-mappings.ts'
import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import type { ListingType } from '../listing/listing-status.ts'
import type { FeedRow } from './feed-row.ts'

// Writes BLM version 3, with the specification's file names, order and terminators. Pure.

/** The delimiters EOF and EOR of the header. */
const [fieldEnd, recordEnd] = ['^', '~']
/** Each media field, followed by the field of its caption. */
const mediaOf = (fields: readonly string[]) => fields.flatMap((field) => [field, field.replace(/_(\d\d)$/, '_TEXT_$1')])
/** The definition: every field that the specification requires, even unused ones; media come last. */
export const feedFields: readonly string[] = [
  ...['AGENT_REF', 'ADDRESS_1', 'ADDRESS_2', 'ADDRESS_3', 'TOWN', 'POSTCODE1', 'POSTCODE2'],
  ...Array.from({ length: 10 }, (_, index) => `FEATURE${index + 1}`),
  ...['SUMMARY', 'DESCRIPTION', 'BRANCH_ID', 'STATUS_ID', 'BEDROOMS', 'BATHROOMS', 'PRICE', 'PRICE_QUALIFIER'],
  ...['PROP_SUB_ID', 'CREATE_DATE', 'UPDATE_DATE', 'DISPLAY_ADDRESS', 'PUBLISHED_FLAG', 'LET_DATE_AVAILABLE'],
  ...['LET_BOND', 'ADMINISTRATION_FEE', 'LET_TYPE_ID', 'LET_FURN_ID', 'LET_RENT_FREQUENCY'],
  ...['TENURE_TYPE_ID', 'TRANS_TYPE_ID'],
  ...['NEW_HOME_FLAG', 'MIN_SIZE_ENTERED', 'AREA_SIZE_UNIT_ID', 'COUNCIL_TAX_BAND', 'SHARED_OWNERSHIP'],
  ...['SHARED_OWNERSHIP_PERCENTAGE', 'ANNUAL_GROUND_RENT', 'GROUND_RENT_REVIEW_PERIOD_YEARS'],
  ...['ANNUAL_SERVICE_CHARGE', 'TENURE_UNEXPIRED_YEARS', 'LATITUDE', 'LONGITUDE'],
  ...mediaOf(mediaFields.gallery),
  ...mediaOf(mediaFields.epc_documents),
  ...mediaOf(mediaFields.floor_plans),
  ...['MEDIA_DOCUMENT_50', 'MEDIA_DOCUMENT_TEXT_50', 'MEDIA_VIRTUAL_TOUR_00', 'MEDIA_VIRTUAL_TOUR_TEXT_00'],
]

/** An exported listing, with its creation and change dates. */
export interface FeedListing extends FeedRow {
  listing_type: ListingType
  reference: string
  created_at: string
  updated_at: string
}

/** BLM has no escapes: delimiters and line breaks become spaces. */
const withoutDelimiters = (value: string) => value.replace(/[\^~\r\n\t]+/g, ' ')
const blmTimestamp = (timestamp: string) => timestamp.replace('T', ' ').slice(0, 19)

/** A listing as values by field name; `generated` is the file's timestamp, `2026-11-23 09:00:00`. */
export function feedValues(listing: FeedListing, branch: string, generated: string): Record<string, string> {
  const agentRef = agentReference(branch, listing.reference)
  const context = { type: listing.listing_type, today: generated.slice(0, 10), agentRef, remark: () => {} }
  return {
    ...writeValues(listing, context),
    AGENT_REF: agentRef,
    BRANCH_ID: branch,
    // The Consumer Rights Act 2015 wants fees beside each home that another website shows, or a link to them.
    ...(listing.listing_type === 'rent' && {
      ADMINISTRATION_FEE: `What a tenant may have to pay: ${agency.url}${paths.fees}#tenants`,
    }),
    CREATE_DATE: blmTimestamp(listing.created_at),
    UPDATE_DATE: blmTimestamp(listing.updated_at),
  }
}

/** The file as text; `generated` as in feedValues. */
export function writeBlm(listings: readonly FeedListing[], branch: string, generated: string): string {
  const records = listings.map((listing) => {
    const values = feedValues(listing, branch, generated)
    return feedFields.map((field) => withoutDelimiters(values[field] ?? '') + fieldEnd).join('') + recordEnd
  })
  return [
    ...[
      '#HEADER#',
      'Version : 3',
      `EOF : '${fieldEnd}'`,
      `EOR : '${recordEnd}'`,
      `Property Count : ${listings.length}`,
    ],
    ...[
      `Generated Date : ${generated}`,
      '',
      '#DEFINITION#',
      feedFields.map((field) => field + fieldEnd).join('') + recordEnd,
    ],
    ...['', '#DATA#', ...records, '#END#', ''],
  ].join('\r\n')
}
