import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Listing } from '../../../../src/domain/listing/listing'
import type { parseListing } from '../../../../src/domain/listing/parse-listing'
import { listingRow } from '../../../database/people'

// Other files may have loaded the parser with the English columns, and must not get these.
let parse: typeof parseListing
beforeAll(async () => {
  vi.resetModules()
  vi.doMock('#messages/listing-columns.ts', () => import('../../../../src/messages/zh/listing-columns'))
  parse = (await import('../../../../src/domain/listing/parse-listing')).parseListing
})
afterAll(() => {
  vi.doUnmock('#messages/listing-columns.ts')
  vi.resetModules()
})

const parsed = (columns: Record<string, unknown>) =>
  parse(listingRow({ id: 'd1', description: 'A home.', features: ['One', 'Two'], ...columns })) as Listing

it('A listing of the Chinese edition has its Chinese texts', () => {
  const listing = parsed({ description_zh: '住宅。', features_zh: ['一', ' '] })
  expect(listing).toMatchObject({ description: '住宅。', features: ['一'] })
  expect(listing).not.toHaveProperty('descriptionLanguage')
  expect(listing).not.toHaveProperty('featuresLanguage')
})

it('A listing’s texts have curly apostrophes and quotation marks, also those of a feed', () => {
  const texts = { title: "King's Road flat", description: 'A "new" kitchen.', features: ["Residents' parking"] }
  expect(parsed({ ...texts, picture_alts: ["The owner's study"], gallery: ['/a.jpg'] })).toMatchObject({
    ...{ title: 'King’s Road flat', description: 'A “new” kitchen.', features: ['Residents’ parking'] },
    pictureAlts: ['The owner’s study'],
  })
})

it('A listing of the Chinese edition without a translation has its English texts, and says so', () => {
  const english = { descriptionLanguage: 'en-GB', featuresLanguage: 'en-GB' }
  const texts = { description: 'A home.', features: ['One', 'Two'] }
  expect(parsed({ description_zh: null, features_zh: [] })).toMatchObject({ ...texts, ...english })
  // An adopted database may lack the columns.
  expect(parsed({})).toMatchObject({ ...texts, ...english })
  expect(parsed({ description_zh: '住宅。', features_zh: [] })).toMatchObject({
    ...{ description: '住宅。', features: texts.features, featuresLanguage: 'en-GB' },
  })
})
