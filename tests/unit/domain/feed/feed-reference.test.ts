import { describe, expect, it } from 'vitest'
import { compareFeed } from '../../../../src/domain/feed/compare-feed'
import type { PresentListing } from '../../../../src/domain/feed/feed-plan'
import { parseFeedCsv } from '../../../../src/domain/feed/feed-csv'
import { importPayload } from '../../../../src/domain/feed/feed-payload'
import { agentReference, listingFinder, referenceOf } from '../../../../src/domain/feed/feed-reference'
import { parseBlm } from '../../../../src/domain/feed/parse-blm'
import { exportable, type CurrentListing, omissions } from '../../../../src/domain/feed/current-listings'
import { seeded } from '../../../seeded'
import { present } from './present'

const options = { branch: '99999', today: '2026-11-25' }
/** A complete feed of listings by AGENT_REF, or a partial one as a price table. */
const complete = (refs: string[], branch = '99999') =>
  parseBlm(
    [
      ...['#HEADER#', 'Version : 3', "EOF : '^'", "EOR : '~'", '#DEFINITION#'],
      ...['AGENT_REF^BRANCH_ID^TRANS_TYPE_ID^DISPLAY_ADDRESS^PRICE^~', '#DATA#'],
      ...refs.map((ref) => `${ref}^${branch}^1^Teal Row, Bow, London E3^425000^~`),
      '#END#',
    ].join('\n'),
  )
const prices = (refs: string[], price: number) =>
  parseFeedCsv(['AGENT_REF,BRANCH_ID,TRANS_TYPE_ID,PRICE', ...refs.map((ref) => `${ref},99999,1,${price}`)].join('\n'))
const stored = (plan: ReturnType<typeof compareFeed>): PresentListing[] =>
  plan.created.map(
    ({ row }) =>
      ({
        ...present(row.reference),
        ...row,
        status: 'live',
        feed_branch: plan.complete ? plan.branch : null,
      }) as PresentListing,
  )

describe('The reference of a feed', () => {
  it.each([
    ['99999_MR1042', 'MR1042'],
    ['EAF210020', 'EAF210020'],
    ['88888_X1', '88888_X1'],
    ['999991_X1', '999991_X1'],
    [`99999_${'A'.repeat(80)}`, 'A'.repeat(80)],
    ['99999_', '99999_'],
    [`EAF${'7'.repeat(60)}`, `EAF${'7'.repeat(60)}`],
  ])('%s is stored without our branch: %s', (agentRef, reference) => {
    expect(referenceOf('99999', agentRef)).toBe(reference)
    const { created } = compareFeed(complete([agentRef]), [], options)
    expect(created.map(({ row }) => [row.reference, row.reference_branch])).toEqual([[reference, '99999']])
  })

  it('creates a listing once: the next day it is neither created nor withdrawn, whatever its format', () => {
    const random = seeded(4)
    const sign = () => 'AB019_'[Math.floor(random() * 6)]!
    for (let round = 0; round < 300; round++) {
      const shape = () => Array.from({ length: 1 + Math.floor(random() * 60) }, sign).join('')
      const refs = [...new Set(['', '99999_', '88888_', 'EAF_'].map((before) => before + shape()))]
      const names = new Set(refs.map((ref) => referenceOf('99999', ref)))
      if (names.size < refs.length) continue
      const first = compareFeed(complete(refs), [], options)
      expect(first.created, refs.join()).toHaveLength(refs.length)
      expect(new Set(first.created.map(({ row }) => row.reference)).size).toBe(refs.length)
      const next = compareFeed(complete(refs), stored(first), options)
      expect(next, refs.join()).toMatchObject({
        created: [],
        changed: [],
        unchanged: refs.length,
        withdrawn: [],
        refused: [],
      })
    }
  })

  it('is refused if two records have it, with and without our branch prefix', () => {
    const { refused, created } = compareFeed(complete(['99999_X1', 'X1', '88888_X1']), [], options)
    expect(refused.map(({ agentRef }) => agentRef)).toEqual(['99999_X1', 'X1'])
    expect(created.map(({ row }) => row.reference)).toEqual(['88888_X1'])
  })

  it('that is too long is refused, not truncated', () => {
    expect(compareFeed(complete([`99999_${'A'.repeat(81)}`]), [], options)).toMatchObject({
      created: [],
      refused: [{ field: 'AGENT_REF', reason: expect.stringContaining('80') }],
    })
  })

  it('does not match another branch’s listing with the same one', () => {
    const other = present('X1', { id: 'other', reference_branch: '88888', feed_branch: '88888' })
    const plan = compareFeed(complete(['99999_X1']), [other], options)
    expect(plan).toMatchObject({ changed: [], unchanged: 0, withdrawn: [] })
    expect(plan.created.map(({ row }) => [row.reference, row.reference_branch])).toEqual([['X1', '99999']])
  })

  it('prefers the listing with the feed’s reference to one set by hand', () => {
    const manual = present('X1', { id: 'manual', feed_branch: null })
    const fed = present('X1', { id: 'fed', reference_branch: '99999' })
    expect(listingFinder([manual, fed], '99999')('99999_X1')?.id).toBe('fed')
    expect(listingFinder([manual], '99999')('99999_X1')?.id).toBe('manual')
    const punctuated = present('X-1', { id: 'punctuated', feed_branch: null })
    expect(listingFinder([punctuated, manual], '99999')('99999_X1')?.id).toBe('manual')
    expect(listingFinder([punctuated], '99999')(agentReference('99999', 'X-1'))?.id).toBe('punctuated')
  })

  it('that portals cannot distinguish from another is exported once, and the other is counted', () => {
    const listings = [present('MR-1'), present('MR1'), present('MR2')] as CurrentListing[]
    expect(exportable(listings).map(({ reference }) => reference)).toEqual(['MR-1', 'MR2'])
    expect(omissions(listings)).toContainEqual({ message: expect.stringContaining('punctuation'), count: 1 })
  })
})

describe('The ownership of a listing', () => {
  const manual = (reference: string, changes = {}) => present(reference, { feed_branch: null, ...changes })

  it('is not set by a price table: the next complete feed withdraws nothing made here', () => {
    const listings = [manual('A1'), manual('A2'), manual('A3')]
    const part = compareFeed(prices(['99999_A1', '99999_A2', '99999_A3'], 430_000), listings, options)
    expect(part.changed).toHaveLength(3)
    expect(importPayload(part, new Map())).toMatchObject({ branch: null, withdraw: [] })
    const priced = listings.map((listing) => ({ ...listing, price: '430000.00' }))
    expect(compareFeed(complete(['99999_B1']), priced, options).withdrawn).toEqual([])
  })

  it('is set by a complete feed for listings that it creates and changes', () => {
    const plan = compareFeed(complete(['99999_A1', '99999_B1']), [manual('A1', { price: '1.00' })], options)
    expect(plan).toMatchObject({ complete: true, created: [{ row: { reference: 'B1' } }], changed: [{ id: 'id-A1' }] })
    expect(importPayload(plan, new Map()).branch).toBe('99999')
  })

  it('is set by a complete feed for listings of an earlier partial one, changed or not, and no others', () => {
    const cut = compareFeed({ ...complete(['99999_C1']), complete: false }, [], options)
    const listings = [...stored(cut), manual('D1')]
    const plan = compareFeed(complete(['99999_C1', '99999_D1']), listings, options)
    expect(plan).toMatchObject({ unchanged: 2, changed: [], adopted: [{ id: 'id-C1' }] })
    expect(plan.notices.join()).toContain('belong to the feed from now on: 1')
    expect(importPayload(plan, new Map())).toMatchObject({
      branch: '99999',
      change: [{ id: 'id-C1', row: {}, record: {}, protect: [] }],
    })
  })
})
