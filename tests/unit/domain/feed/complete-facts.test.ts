import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compareFeed } from '../../../../src/domain/feed/compare-feed'
import { completionText } from '../../../../src/domain/feed/complete-facts'
import { changedRow } from '../../../../src/domain/feed/feed-plan'
import { importPayload, picturesOf } from '../../../../src/domain/feed/feed-payload'
import { publishSettings, type PublishSettings } from '../../../../src/domain/feed/publish-settings'
import { readFeed } from '../../../../src/domain/feed/read-feed'
import { areaAuthority } from '../../../../src/domain/london/area-authority'
import { present } from './present'

const settings: PublishSettings = {
  waiting: true,
  lettingFacts: {
    ...{ tenancy: 'assured_periodic', pets: 'considered', bills_included: 'none', holding_deposit: 'one_week' },
  },
}
const upload = (name: string) => readFeed(`${name}.blm`, readFileSync(`tests/feeds/${name}.blm`))
const plan = (name: string, rest: Partial<Parameters<typeof compareFeed>[2]> = {}, stock = [present('Z9999')]) =>
  compareFeed(upload(name).file, stock, { branch: '99999', today: '2026-11-26', ...rest })
const byReference = (name: string, rest: Partial<Parameters<typeof compareFeed>[2]> = {}) =>
  Object.fromEntries(plan(name, rest).created.map((listing) => [listing.row.reference, listing]))

describe('A home of a feed', () => {
  it('stays a draft without settings, and says what it lacks', () => {
    const { S0002 } = byReference('01-valid-sale-let')
    expect(S0002!.row.status).toBe('draft')
    expect(S0002!.draftReasons.length).toBeGreaterThan(10)
  })

  it('goes live with missing facts marked as waiting for the owner, if the setting allows it', () => {
    const { S0002, L0001, L0003 } = byReference('01-valid-sale-let', { settings })
    expect([S0002, L0001, L0003].map((listing) => listing!.row.status)).toEqual(['under_offer', 'live', 'live'])
    expect(L0001!.row).toMatchObject({
      ...{ tenancy: 'assured_periodic', pets: 'considered', bills_included: ['none'], holding_deposit: 575 },
      local_authority: 'Hammersmith and Fulham',
      fact_notes: { heating: { state: 'asked', checked_on: '2026-11-26' } },
    })
  })

  it('stays a draft if a fact is missing that only staff can know', () => {
    const { L0002, S0001 } = byReference('01-valid-sale-let', { settings })
    expect(L0002!.draftReasons).toEqual(['Fill in “Available from”.'])
    // Dulwich lies in two boroughs.
    expect(S0001!.draftReasons).toEqual(['Fill in “Local authority”.'])
    expect(S0001!.feedStatus).toBe('live')
  })

  it('has the authority of the agency’s other homes in its area, if all agree', () => {
    const ours = (authority: string, id: string) =>
      present(id, { area: 'Dulwich', local_authority: authority } as Parameters<typeof present>[1])
    const authorityWith = (stock: ReturnType<typeof ours>[]) =>
      (plan('01-valid-sale-let', { settings }, stock).created[0]!.row as Record<string, unknown>)['local_authority']
    expect(authorityWith([ours('Southwark', 'A'), ours('Southwark', 'B')])).toBe('Southwark')
    expect(authorityWith([ours('Southwark', 'A'), ours('Lambeth', 'B')])).toBeUndefined()
  })

  it('says what the settings did to it', () => {
    const { L0001 } = byReference('01-valid-sale-let', { settings })
    expect(completionText(L0001!.completion)).toMatch(/^Set on import: Local authority.* Marked “Waiting for owner”:/)
  })

  it('is a draft of the feed: no setting publishes it', () => {
    const { S0003 } = byReference('01-valid-sale-let', { settings })
    expect([S0003!.row.status, S0003!.completion]).toEqual(['draft', {}])
  })

  it('that is a draft here is published by the next import, once the setting allows it', () => {
    const [first] = plan('01-valid-sale-let').created.filter(({ row }) => row.reference === 'S0002')
    const draft = present('S0002', {
      ...(first!.row as Parameters<typeof present>[1]),
      status: 'draft',
      feed_media: { ...first!.row, feed_status: 'under_offer' },
      ...({ slug: 's0002' } as object),
    })
    const [changed] = plan('01-valid-sale-let', { settings }, [draft]).changed
    expect(changedRow(changed!)).toMatchObject({
      status: 'under_offer',
      fact_notes: { heating: { state: 'asked' } },
    })
    expect(plan('01-valid-sale-let', {}, [draft]).changed).toEqual([])
  })

  it('keeps a locked fact', () => {
    const draft = present('S0002', { status: 'draft', protected_columns: ['local_authority'] })
    const [changed] = plan('01-valid-sale-let', { settings }, [draft]).changed
    expect(changed!.completion).not.toHaveProperty('local_authority')
  })
})

describe('The number of homes of a sample that go live', () => {
  it.each([
    // The file, its listings that the feed publishes, live without settings, live with them.
    ['01-valid-sale-let', 5, 0, 3],
    ['02-windows-1252', 2, 0, 1],
    ['03-unusual-delimiters', 2, 0, 0],
    ['04-truncated-no-end', 2, 0, 1],
    ['05-hostile', 2, 0, 0],
  ])('%s: %i published by the feed, %i without settings, %i with them', (name, published, without, withThem) => {
    const live = (rest: Partial<Parameters<typeof compareFeed>[2]>) =>
      plan(name, rest).created.filter(({ row }) => row.status !== 'draft').length
    expect([
      plan(name).created.filter(({ feedStatus }) => feedStatus !== 'draft').length,
      live({}),
      live({ settings }),
    ]).toEqual([published, without, withThem])
  })
})

describe('A feed without its pictures', () => {
  const feed = upload('01-valid-sale-let')
  const pictureHash = () => undefined

  it('changes nothing when it is imported again', () => {
    const first = plan('01-valid-sale-let', { pictureHash })
    const stored = importPayload(first, new Map()).create.map(({ row, record, media }, index) =>
      present(String((row as { reference: string }).reference), {
        ...(row as Parameters<typeof present>[1]),
        ...(record as object),
        id: `id-${index}`,
        feed_media: media,
      }),
    )
    const again = compareFeed(feed.file, stored, { branch: '99999', today: '2026-11-26', pictureHash })
    expect([again.created.length, again.changed.length, again.unchanged]).toEqual([0, 0, 6])
    // With its pictures, it brings them.
    const complete = compareFeed(feed.file, stored, { branch: '99999', today: '2026-11-26', pictureHash: () => 'a' })
    expect(picturesOf(complete).length).toBeGreaterThan(6)
  })
})

describe('Stored settings', () => {
  it('with unknown values count as not set', () => {
    expect(publishSettings({ publish_waiting: true, letting_facts: { pets: 'considered' } })).toEqual({
      waiting: true,
      lettingFacts: { pets: 'considered' },
    })
    expect(publishSettings({ publish_waiting: true, letting_facts: { pets: 'no' } }).waiting).toBe(false)
    expect(publishSettings(null).waiting).toBe(false)
  })
})

it('A district on a boundary has no authority, and an unknown one neither', () => {
  expect(['Bow', ' bow ', 'Earl’s Court', "Earl's Court", 'Kilburn', 'constructor'].map(areaAuthority)).toEqual([
    ...['Tower Hamlets', 'Tower Hamlets', 'Kensington and Chelsea', 'Kensington and Chelsea'],
    ...[undefined, undefined],
  ])
})

describe('The deposits of a letting', () => {
  const rental = (changes: Record<string, unknown>) =>
    present('L0001', {
      ...{ listing_type: 'rent' as const, price: 3000, deposit: 3461.53 },
      ...({ holding_deposit: 692.3, ...changes } as object),
    })

  it('are lowered with its rent, because the database refuses more than the legal maximum', () => {
    // 575 a week: 2,491.67 a month, of which five weeks are 2,875.
    const [changed] = plan('01-valid-sale-let', {}, [rental({ fact_notes: {} })]).changed
    expect(changedRow(changed!)).toMatchObject({ price: 2491.67, deposit: 2875, holding_deposit: 575 })
  })

  it('of a feed are at most the legal maximum, and a second import changes nothing', () => {
    const blm = readFileSync('tests/feeds/01-valid-sale-let.blm', 'utf8').replace('^2875^', '^9999^')
    const { file } = readFeed('a.blm', new TextEncoder().encode(blm))
    const compare = (stock: ReturnType<typeof present>[]) =>
      compareFeed(file, stock, { branch: '99999', today: '2026-11-26', pictureHash: () => undefined })
    const first = compare([])
    const listing = first.created.find(({ row }) => row.reference === 'L0001')!
    expect(listing.row.deposit).toBe(2875)
    expect(first.remarks.map(({ reason }) => reason).join()).toContain('above the legal maximum')
    expect(compare([present('L0001', listing.row as Parameters<typeof present>[1])]).changed).toEqual([])
  })
})
