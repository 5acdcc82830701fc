import { describe, expect, it } from 'vitest'
import { compareFeed } from '../../../../src/domain/feed/compare-feed'
import type { PresentListing } from '../../../../src/domain/feed/feed-plan'
import { changesOf, fileOf, present } from './present'

describe('A price', () => {
  it.each([
    ['9', { price_qualifier: 'guide_price' }, null],
    ['9', {}, { price_qualifier: 'asking_price' }],
    ['0', { price_qualifier: 'guide_price' }, { price_qualifier: 'asking_price' }],
    ['1', { price_qualifier: 'guide_price' }, null],
    ['1', {}, null],
  ])('with the qualifier %s, where the listing has %j', (code, there, change) => {
    expect(changesOf({ PRICE: '425000', PRICE_QUALIFIER: code }, there)).toEqual(change)
  })

  it('on application is not published: a new home stays a draft with the reason, another one keeps its price', () => {
    const values = {
      PRICE: '1250000',
      PRICE_QUALIFIER: '1',
      DISPLAY_ADDRESS: 'Teal Row, Bow, London E3',
      STATUS_ID: '0',
    }
    const file = fileOf({ AGENT_REF: '99999_A1', ...values })
    const compare = (there: PresentListing[]) => compareFeed(file, there, { branch: '99999', today: '2026-11-28' })
    const { created, remarks } = compare([])
    expect(created[0]!.row).toMatchObject({ status: 'draft', price: null })
    expect(created[0]!.draftReasons).toContain('Fill in “Price”.')
    expect(remarks.map(({ field, reason }) => `${field}: ${reason}`)).toEqual([
      expect.stringMatching(/^PRICE_QUALIFIER: .*on application/),
    ])
    expect(compare([present('A1')])).toMatchObject({ changed: [], remarks: [{ field: 'PRICE_QUALIFIER' }] })
  })
})
