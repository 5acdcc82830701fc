import { describe, expect, it } from 'vitest'
import { compareFeed } from '../../../../src/domain/feed/compare-feed'
import { parseFeedCsv } from '../../../../src/domain/feed/feed-csv'
import { importPayload, pictureAddressesOf, picturesOf } from '../../../../src/domain/feed/feed-payload'
import { present } from './present'

const file = parseFeedCsv(
  'AGENT_REF,BRANCH_ID,TRANS_TYPE_ID,MEDIA_FLOOR_PLAN_00,MEDIA_FLOOR_PLAN_01,MEDIA_IMAGE_60\n' +
    '99999_A1,99999,1,plan.png,https://media.example/plan.png,epc.png\n',
)
const plan = compareFeed(file, [present('A1')], { branch: '99999', today: '2026-11-23' })
const changed = (addresses: Record<string, string>) => importPayload(plan, new Map(Object.entries(addresses))).change[0]

describe('The pictures of a change', () => {
  it('are zip files and addresses', () => {
    expect(picturesOf(plan)).toEqual(['zip:plan.png', 'zip:epc.png'])
    expect(pictureAddressesOf(plan)).toEqual(['https://media.example/plan.png'])
  })

  it('are remembered by the feed’s names, with or without photographs', () =>
    expect(changed({ 'zip:plan.png': '/a.webp', 'zip:epc.png': '/b.webp' })).toMatchObject({
      row: { floor_plans: ['/a.webp', 'https://media.example/plan.png'], epc_documents: ['/b.webp'] },
      media: { floor_plans: ['zip:plan.png', 'https://media.example/plan.png'], epc_documents: ['zip:epc.png'] },
    }))

  it('are shown from storage if they have been fetched', () =>
    expect(changed({ 'https://media.example/plan.png': '/c.webp' })?.row).toMatchObject({ floor_plans: ['/c.webp'] }))

  it('leave the existing ones if none of a kind is available, and the next feed retries', () => {
    const change = changed({})!
    expect(change.row).not.toHaveProperty('epc_documents')
    expect(change.media).toEqual({
      floor_plans: ['zip:plan.png', 'https://media.example/plan.png'],
      feed_status: 'live',
    })
  })
})

it.each(['deposit', 'price'])('A lock on the %s leaves a rent and its deposits as they are', (column) => {
  const letting = parseFeedCsv(
    'AGENT_REF,BRANCH_ID,TRANS_TYPE_ID,PRICE,LET_BOND,BEDROOMS\n99999_L1,99999,2,1500,1700,3\n',
  )
  const there = present('L1', { listing_type: 'rent', price: 2000, deposit: 2307 })
  const lower = compareFeed(letting, [there], { branch: '99999', today: '2026-11-23' })
  const { change } = importPayload(lower, new Map(), new Map([[there.id, [column]]]))
  expect(change[0]).toMatchObject({ row: { beds: 3 }, protect: [column] })
  expect(Object.keys(change[0]!.row)).toEqual(['beds'])
})
