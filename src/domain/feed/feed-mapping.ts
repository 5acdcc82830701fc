import { leaseYears } from '../listing/facts/fact-groups.ts'
import type { ListingType } from '../listing/listing-status.ts'
import { formatPence } from '../../lib/format/money.ts'
import { highestDeposits } from '../listing/deposits.ts'
import { tidyLine } from '../../lib/form/normalise.ts'
import { feedCount, feedPercent, feedPounds, feedPrice, feedRent, feedSize, feedYears, shown } from './feed-amounts.ts'
import {
  decodeCode,
  encodeCode,
  furnishingCodes,
  propertyTypeCodes,
  qualifierCodes,
  statusCodes,
  tenureCodes,
} from './feed-codes.ts'
import { mediaSource, ofZip, pictureVersion } from './feed-media.ts'
import type { FeedColumn, FeedContext, FeedRow } from './feed-row.ts'
import { feedLine, htmlText, plainLine, plainText } from './plain-text.ts'
import { twoDigits } from '../../lib/format/two-digits.ts'
import { toText, toTexts } from '../../lib/format/to-text.ts'

// The mapping between BLM version 3 fields and our columns, in both directions. Pure.

type Values = Readonly<Record<string, string>>
interface Mapping {
  columns: readonly FeedColumn[]
  /** The source fields; the mapping applies if the file defines one of them. */
  fields: readonly string[]
  /** For one listing type only. */
  only?: ListingType
  read: (value: (field: string) => string, context: FeedContext) => FeedRow
  write: (row: FeedRow, context: FeedContext) => Record<string, string>
  /** Whether a listing's value, which the feed states less exactly, needs no change. */
  fits?: (listing: FeedRow, theirs: FeedRow, context: FeedContext) => boolean
}

const numbered = (count: number, name: (number: number) => string, from = 0) =>
  Array.from({ length: count }, (_, place) => name(place + from))

/** A text of a maximum length in characters, as the database counts them. */
const cut = (text: string, most: number) => [...text].slice(0, most).join('').trimEnd()

/** A day, `2026-12-01`, from `2026-12-01` or `2026-12-01 00:00:00`; null for an invalid date. */
function feedDay(written: string): string | null {
  const [, day] = /^(\d{4}-\d\d-\d\d)(?:[ T]\d\d:\d\d(?::\d\d)?)?$/.exec(written.trim()) ?? []
  return day && new Date(`${day}T00:00Z`).toJSON()?.startsWith(day) ? day : null
}
const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
const plainNumber = (value: unknown) => (toText(value) === '' ? '' : String(Number(value)))

/** A count in one field, within its column's range. */
const count = (column: FeedColumn, field: string, [least, most]: [number, number]): Mapping => ({
  columns: [column],
  fields: [field],
  read: (value, { remark }) => ({ [column]: feedCount(value(field), { least, most, integer: true }, field, remark) }),
  write: (row) => ({ [field]: plainNumber(row[column]) }),
})
const mostPounds = 99_999_999
/** Pounds in one field: per year or once. */
const pounds = (column: FeedColumn, field: string, only: ListingType, per: 'year' | null): Mapping => ({
  columns: [column],
  fields: [field],
  only,
  read: (value, { remark }) => ({
    [column]: feedPounds(value(field), { least: 0, most: mostPounds, per }, field, remark),
  }),
  write: (row) => ({ [field]: plainNumber(row[column]) }),
})

/** A coded value. Neither an unknown code nor “other” replaces the value of a listing. */
const code = (
  column: FeedColumn,
  field: string,
  codes: Record<string, readonly number[]>,
  fallback: string | null,
  rest: Partial<Mapping> = {},
): Mapping => ({
  columns: [column],
  fields: [field],
  read: (value, { remark, listing }) => {
    const written = value(field)
    if (written === '') return { [column]: null }
    const read = decodeCode(codes, written)
    if (read === undefined) remark(field, `We do not know the code ${shown(written)}.`)
    if (read !== undefined && read !== 'other') return { [column]: read }
    return { [column]: isEmpty(listing?.[column]) ? fallback : null }
  },
  write: (row) => ({ [field]: encodeCode(codes, row[column]) }),
  ...rest,
})

const lease: Mapping = {
  columns: ['lease_end'],
  fields: ['TENURE_UNEXPIRED_YEARS'],
  only: 'sale',
  read: (value, { today, remark }) => {
    const field = 'TENURE_UNEXPIRED_YEARS'
    // Software without a lease writes 0.
    if (value(field) === '0') return { lease_end: null }
    const years = feedYears(value(field), { least: 1, most: 9999 - 2100 }, field, remark)
    if (years === null) return { lease_end: null }
    remark('TENURE_UNEXPIRED_YEARS', 'We calculated the last day of the lease from its years. Check it.')
    return {
      lease_end: `${Number(today.slice(0, 4)) + Math.floor(years)}${today.slice(4).replace('-02-29', '-02-28')}`,
    }
  },
  // The years of a feed are rounded, and lag behind. A listing may have the exact day.
  fits: ({ lease_end: end }, theirs, { today }) => {
    const years = Number(toText(theirs.lease_end).slice(0, 4)) - Number(today.slice(0, 4))
    return toText(end) !== '' && Math.abs(leaseYears(toText(end), new Date(today)) - years) <= 1
  },
  write: ({ lease_end: end }, { today }) => ({
    TENURE_UNEXPIRED_YEARS: toText(end) ? String(Math.max(0, leaseYears(toText(end), new Date(today)))) : '',
  }),
}

/** A price on application, which an advert here cannot have. */
const onApplication = (value: (field: string) => string) => Number(value('PRICE_QUALIFIER')) === 1
const price: Mapping = {
  columns: ['price'],
  fields: ['PRICE', 'LET_RENT_FREQUENCY'],
  read: (value, { type, remark }) => {
    if (!onApplication(value))
      return { price: type === 'sale' ? feedPrice(value('PRICE'), remark) : feedRent(value, remark) }
    remark('PRICE_QUALIFIER', 'The price is on application, but an advert needs a price. We left it out.')
    return { price: null }
  },
  write: (row, { type }) => ({
    PRICE: plainNumber(row.price),
    ...(type === 'rent' && { LET_RENT_FREQUENCY: '1' }),
  }),
}

const plainQualifier = code('price_qualifier', 'PRICE_QUALIFIER', qualifierCodes, 'asking_price', { only: 'sale' })
const qualifier: Mapping = {
  ...plainQualifier,
  read: (value, context) => (onApplication(value) ? { price_qualifier: null } : plainQualifier.read(value, context)),
}

const status: Mapping = {
  columns: ['status'],
  fields: ['STATUS_ID', 'PUBLISHED_FLAG'],
  read: (value, { type, remark }) => {
    if (value('PUBLISHED_FLAG') === '0') return { status: 'draft' }
    const read = decodeCode(statusCodes[type], value('STATUS_ID') || '0')
    if (!read) remark('STATUS_ID', `We do not know the code ${shown(value('STATUS_ID'))}.`)
    return { status: read ?? null }
  },
  write: (row, { type }) => ({
    STATUS_ID: encodeCode(statusCodes[type], row.status) || '0',
    PUBLISHED_FLAG: row.status === 'draft' ? '0' : '1',
  }),
}

const maxFeatures = 10
const featureFields = numbered(maxFeatures, (number) => `FEATURE${number}`, 1)
const features: Mapping = {
  columns: ['features'],
  fields: featureFields,
  read: (value) => ({ features: featureFields.map((field) => cut(plainLine(value(field)), 200)).filter(Boolean) }),
  write: (row) =>
    Object.fromEntries(
      featureFields.map((field, place) => [field, toTexts(row.features).map(feedLine).filter(Boolean)[place] ?? '']),
    ),
}

const summaryLength = 300
const description: Mapping = {
  columns: ['description'],
  fields: ['DESCRIPTION', 'SUMMARY'],
  read: (value) => ({ description: plainText(value('DESCRIPTION')) || plainText(value('SUMMARY')) || null }),
  write: (row) => ({
    SUMMARY: feedLine(cut(tidyLine(toText(row.description)), summaryLength)),
    DESCRIPTION: htmlText(toText(row.description)),
  }),
}

/** `12 Alder Mews` and `Flat 4, Larch Court, Quill Street`: number or name first, then the street. */
const address: Mapping = {
  columns: ['address_line'],
  fields: ['ADDRESS_1', 'ADDRESS_2'],
  read: (value) => {
    const [house, road] = [plainLine(value('ADDRESS_1')), plainLine(value('ADDRESS_2'))]
    const full = /^\d+[a-z]?$/i.test(house) && road ? `${house} ${road}` : [house, road].filter(Boolean).join(', ')
    return { address_line: cut(full, 200) || null }
  },
  write: (row) => {
    const full = tidyLine(toText(row.address_line))
    const [, house, road] = /^(\d+[a-z]?) (.+)$/i.exec(full) ?? /^(.+), ([^,]+)$/.exec(full) ?? ['', full, '']
    return { ADDRESS_1: feedLine(house ?? ''), ADDRESS_2: feedLine(road ?? '') }
  },
}
const postcodeShape = /^[A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}$/
const postcode: Mapping = {
  columns: ['postcode'],
  fields: ['POSTCODE1', 'POSTCODE2'],
  read: (value, { remark }) => {
    const full = tidyLine(`${value('POSTCODE1')} ${value('POSTCODE2')}`).toUpperCase()
    if (postcodeShape.test(full)) return { postcode: full }
    if (full) remark('POSTCODE1', `“${shown(full)}” is not a full postcode.`)
    return { postcode: null }
  },
  write: (row) => {
    const [outward = '', inward = ''] = toText(row.postcode).split(' ')
    return { POSTCODE1: outward, POSTCODE2: inward }
  },
}
const town = 'London'
const area: Mapping = {
  columns: ['area'],
  fields: ['ADDRESS_3', 'TOWN'],
  read: (value) => ({ area: cut(plainLine(value('ADDRESS_3')) || plainLine(value('TOWN')), 80) || null }),
  // Without an area, the town is used.
  write: (row) => ({ ADDRESS_3: toText(row.area) === town ? '' : feedLine(toText(row.area)), TOWN: town }),
}
const title: Mapping = {
  columns: ['title'],
  fields: ['DISPLAY_ADDRESS'],
  read: (value) => ({ title: cut(plainLine(value('DISPLAY_ADDRESS')), 160) || null }),
  write: (row) => ({ DISPLAY_ADDRESS: feedLine(toText(row.title)) }),
}
const position: Mapping = {
  columns: ['latitude', 'longitude'],
  fields: ['LATITUDE', 'LONGITUDE', 'EXACT_LATITUDE', 'EXACT_LONGITUDE'],
  read: (value) => {
    const degrees = (name: string, most: number) => {
      const written = value(name) || value(`EXACT_${name}`)
      const read = /^-?\d{1,3}(\.\d+)?$/.test(written) ? Number(written) : 0
      return read !== 0 && Math.abs(read) <= most ? Math.round(read * 1000) / 1000 : null
    }
    const [latitude, longitude] = [degrees('LATITUDE', 90), degrees('LONGITUDE', 180)]
    return latitude !== null && longitude !== null ? { latitude, longitude } : { latitude: null, longitude: null }
  },
  write: (row) => ({ LATITUDE: plainNumber(row.latitude), LONGITUDE: plainNumber(row.longitude) }),
}
const council: Mapping = {
  columns: ['council_tax_band'],
  fields: ['COUNCIL_TAX_BAND'],
  read: (value) => ({ council_tax_band: /^[A-H]$/.test(value('COUNCIL_TAX_BAND')) ? value('COUNCIL_TAX_BAND') : null }),
  write: (row) => ({
    COUNCIL_TAX_BAND: /^[A-H]$/.test(toText(row.council_tax_band)) ? toText(row.council_tax_band) : '',
  }),
}
const shared: Mapping = {
  columns: ['shared_ownership_percent'],
  fields: ['SHARED_OWNERSHIP', 'SHARED_OWNERSHIP_PERCENTAGE'],
  only: 'sale',
  read: (value, { remark }) => {
    const field = 'SHARED_OWNERSHIP_PERCENTAGE'
    const share = value('SHARED_OWNERSHIP') === '1' ? feedPercent(value(field), field, remark) : null
    return { shared_ownership_percent: share }
  },
  write: ({ shared_ownership_percent: share }) => ({
    SHARED_OWNERSHIP: toText(share) ? '1' : '0',
    SHARED_OWNERSHIP_PERCENTAGE: toText(share),
  }),
}
const reviewShape = /^Every (\d+) years?$/
const review: Mapping = {
  columns: ['ground_rent_review'],
  fields: ['GROUND_RENT_REVIEW_PERIOD_YEARS'],
  only: 'sale',
  read: (value, { remark }) => {
    const field = 'GROUND_RENT_REVIEW_PERIOD_YEARS'
    const years = feedYears(value(field), { least: 0, most: 999 }, field, remark)
    return { ground_rent_review: years ? `Every ${Math.round(years)} year${years === 1 ? '' : 's'}` : null }
  },
  // Other texts, such as “Doubles every 25 years”, say more than the feed.
  fits: ({ ground_rent_review: text }) => toText(text) !== '' && !reviewShape.test(toText(text)),
  write: (row) => ({
    GROUND_RENT_REVIEW_PERIOD_YEARS: reviewShape.exec(toText(row.ground_rent_review))?.[1] ?? '',
  }),
}
const availability: Mapping = {
  columns: ['date_available'],
  fields: ['LET_DATE_AVAILABLE'],
  only: 'rent',
  read: (value, { remark }) => {
    const day = feedDay(value('LET_DATE_AVAILABLE'))
    if (!day && value('LET_DATE_AVAILABLE'))
      remark('LET_DATE_AVAILABLE', `“${shown(value('LET_DATE_AVAILABLE'))}” is not a date.`)
    return { date_available: day }
  },
  write: (row) => ({ LET_DATE_AVAILABLE: toText(row.date_available) && `${toText(row.date_available)} 00:00:00` }),
}
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
const floorSize: Mapping = {
  columns: ['floor_size'],
  fields: ['MIN_SIZE_ENTERED', 'AREA_SIZE_UNIT_ID'],
  read: (value, { remark }) => ({ floor_size: feedSize(value, remark) }),
  write: (row) => ({ MIN_SIZE_ENTERED: plainNumber(row.floor_size), AREA_SIZE_UNIT_ID: row.floor_size ? '1' : '' }),
}

/** The maximum number of photographs, plans and certificates, as in the database. */
const mediaLimits = { photographs: 40, plans: 10, certificates: 5 } as const
/** The suffixes of files and fields: IMG_00 belongs to MEDIA_IMAGE_00. */
export const mediaFields = {
  photographs: numbered(mediaLimits.photographs, (place) => `MEDIA_IMAGE_${twoDigits(place)}`),
  plans: numbered(mediaLimits.plans, (place) => `MEDIA_FLOOR_PLAN_${twoDigits(place)}`),
  certificates: numbered(mediaLimits.certificates, (place) => `MEDIA_IMAGE_${60 + place}`),
} as const
/** The column of each kind. */
export const mediaColumns = {
  photographs: 'gallery',
  plans: 'floor_plans',
  certificates: 'epc_documents',
} as const
export type MediaColumn = (typeof mediaColumns)[keyof typeof mediaColumns]
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
const fileNameOf = (agentRef: string, kind: string, place: number) => `${agentRef}_${kind}_${twoDigits(place)}.jpg`
/** The maximum length of captions. */
const captionLength = 50
const photographs: Mapping = {
  columns: ['gallery', 'picture_alts'],
  fields: mediaFields.photographs,
  read: (value, context) => {
    const results = sources(mediaFields.photographs, value, context)
    if (results.length === 0) return { gallery: null, picture_alts: null }
    const alts = results.map(({ field }) => cut(plainLine(value(captionField(field))), 200))
    return { gallery: results.map(({ source }) => source), picture_alts: alts.some(Boolean) ? alts : null }
  },
  write: (row, { agentRef }) =>
    Object.fromEntries(
      mediaFields.photographs.flatMap((field, place) => {
        const address = toTexts(row.gallery)[place] ?? ''
        return [
          [field, address && fileNameOf(agentRef, 'IMG', place)],
          [captionField(field), address && feedLine(cut(toTexts(row.picture_alts)[place] ?? '', captionLength))],
        ]
      }),
    ),
}
const pictures = (
  column: 'floor_plans' | 'epc_documents',
  fields: readonly string[],
  kind: { name: string; from: number; caption: string },
): Mapping => ({
  columns: [column],
  fields,
  read: (value, context) => {
    const results = sources(fields, value, context).map(({ source }) => source)
    return { [column]: results.length > 0 ? results : null }
  },
  write: (row, { agentRef }) =>
    Object.fromEntries(
      fields.flatMap((field, place) => {
        const address = toTexts(row[column])[place] ?? ''
        return [
          [field, address && fileNameOf(agentRef, kind.name, kind.from + place)],
          [captionField(field), address && kind.caption],
        ]
      }),
    ),
})

const plainDeposit = pounds('deposit', 'LET_BOND', 'rent', null)
/** A deposit above the legal maximum of its rent becomes the maximum, because the database refuses more. */
const deposit: Mapping = {
  ...plainDeposit,
  read: (value, context) => {
    const read = plainDeposit.read(value, context)
    const rent = feedRent(value, () => {})
    const tenancy = toText(context.listing?.tenancy)
    const cap = rent === null ? Infinity : highestDeposits(rent, tenancy || null).deposit
    if (Number(read.deposit ?? 0) <= cap) return read
    context.remark('LET_BOND', `It is above the legal maximum for this rent. We use the maximum, ${formatPence(cap)}.`)
    return { deposit: cap }
  },
}

/** Every column that a feed fills, in the order of displayed differences. */
const mappings: readonly Mapping[] = [
  title,
  status,
  price,
  area,
  address,
  postcode,
  count('beds', 'BEDROOMS', [0, 50]),
  count('baths', 'BATHROOMS', [1, 50]),
  floorSize,
  code('property_type', 'PROP_SUB_ID', propertyTypeCodes, 'other'),
  description,
  features,
  qualifier,
  code('tenure', 'TENURE_TYPE_ID', tenureCodes, null, { only: 'sale' }),
  lease,
  pounds('ground_rent', 'ANNUAL_GROUND_RENT', 'sale', 'year'),
  review,
  pounds('service_charge', 'ANNUAL_SERVICE_CHARGE', 'sale', 'year'),
  shared,
  availability,
  deposit,
  code('furnishing', 'LET_FURN_ID', furnishingCodes, null, { only: 'rent' }),
  council,
  position,
  photographs,
  pictures('floor_plans', mediaFields.plans, { name: 'FLP', from: 0, caption: 'Floor plan' }),
  pictures('epc_documents', mediaFields.certificates, { name: 'IMG', from: 60, caption: 'EPC' }),
  tour,
]

/** The mappings that apply to a file's fields and a listing type. */
const fitting = (fields: ReadonlySet<string>, type: ListingType) =>
  mappings.filter(({ only, fields: own }) => (!only || only === type) && own.some((field) => fields.has(field)))

/** Maps a record's values to our columns; null for empty values. */
export function readValues(values: Values, fields: ReadonlySet<string>, context: FeedContext): FeedRow {
  const value = (field: string) => values[field] ?? ''
  return Object.assign({}, ...fitting(fields, context.type).map(({ read }) => read(value, context))) as FeedRow
}

/** Maps a listing to a record's values. */
export const writeValues = (row: FeedRow, context: FeedContext): Record<string, string> =>
  Object.assign(
    { TRANS_TYPE_ID: context.type === 'rent' ? '2' : '1' },
    ...mappings.filter(({ only }) => !only || only === context.type).map(({ write }) => write(row, context)),
  ) as Record<string, string>

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
  toTexts(gallery).map((_, place) => toTexts(alts)[place] ?? '')

/**
 * Fills a record's captions with ours if they are empty or ours as an export cuts them; without ours if their pictures
 * are others than the feed's.
 */
function withOurCaptions(theirs: FeedRow, exported: FeedRow, listing: FeedRow): FeedRow {
  if (!theirs.picture_alts) return theirs
  const captions = captionsOf(listing)
  if (toTexts(theirs.gallery).length !== captions.length) return { ...theirs, picture_alts: null }
  const cuts = toTexts(exported.picture_alts)
  const ours = (text: string, place: number) => text === '' || text === cuts[place]
  return {
    ...theirs,
    picture_alts: toTexts(theirs.picture_alts).map((text, place) => (ours(text, place) ? captions[place] : text)),
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
    ...{ ...context, listing: { tenancy: listing.tenancy } },
    ...{ remark: () => {}, picture: (source: string) => source },
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
