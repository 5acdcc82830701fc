import { describe, expect, it } from 'vitest'
import { compareFeed } from '../../../../src/domain/feed/compare-feed'
import { changedRow, type PresentListing } from '../../../../src/domain/feed/feed-plan'
import { fileOf, present } from './present'

/** What a feed changes in a public letting, and the remarks. */
function changesOf(values: Record<string, string>, there: Record<string, unknown> = {}) {
  const letting = present('L1', { listing_type: 'rent', price: 2000, ...(there as Partial<PresentListing>) })
  const file = fileOf({ AGENT_REF: '99999_L1', TRANS_TYPE_ID: '2', ...values })
  const { changed, remarks } = compareFeed(file, [letting], { branch: '99999', today: '2026-11-28' })
  return {
    row: changed[0] ? changedRow(changed[0]) : {},
    remarks: remarks.map((remark) => Object.values(remark).join()),
  }
}

describe('A public letting', () => {
  it('keeps a text if the new one has forbidden words, and takes the other changes', () => {
    const { row, remarks } = changesOf({ DESCRIPTION: 'A flat. No pets.', FEATURE1: 'Garden', PRICE: '2100' })
    expect(row).toEqual({ features: ['Garden'], price: 2100 })
    expect(remarks).toEqual([expect.stringMatching(/^10,99999_L1,DESCRIPTION,.*“No pets”.*keeps its text/)])
  })

  it('keeps all its texts while a stored one has forbidden words, which the feed may correct', () => {
    const stored = { description: 'A flat. No DSS.' }
    expect(changesOf({ FEATURE1: 'Garden', BEDROOMS: '3' }, stored).row).toEqual({ beds: 3 })
    expect(changesOf({ FEATURE1: 'Garden', DESCRIPTION: 'A flat.' }, stored).row).toEqual({
      ...{ features: ['Garden'], description: 'A flat.' },
    })
    expect(changesOf({ BEDROOMS: '3' }, stored).remarks).toEqual([])
  })

  it('may say anything as a draft', () => {
    expect(changesOf({ DESCRIPTION: 'No pets.' }, { status: 'draft' }).row).toEqual({ description: 'No pets.' })
    expect(changesOf({ DESCRIPTION: 'No pets.', PUBLISHED_FLAG: '0' }).row).toEqual({
      ...{ description: 'No pets.', status: 'draft' },
    })
  })

  it('keeps its rent if a locked deposit is above the legal maximum for the new one', () => {
    const locked = { deposit: 2307, protected_columns: ['deposit'] }
    const { row, remarks } = changesOf({ PRICE: '1500', LET_BOND: '1700', BEDROOMS: '3' }, locked)
    expect(row).toEqual({ beds: 3 })
    expect(remarks.join()).toMatch(/^10,99999_L1,PRICE,.*locked deposit/)
    expect(changesOf({ PRICE: '2200' }, locked).row).toEqual({ price: 2200 })
  })
})
