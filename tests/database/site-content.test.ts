import { afterAll, describe, expect, it } from 'vitest'
import { clientsOf, editors, listingRow, type Role, roles } from './people'

const clients = clientsOf(...roles)

const defaults = { notice: '', notice_until: null, special_days: [], featured: [], testimonials: true }
const content = (role: Role) => clients[role].from('site_content')
const save = (changes: Record<string, unknown>, role: Role = 'administrator') =>
  content(role).update(changes).eq('id', true)
const notice = async () => (await content('anonymous').select('notice').single()).data?.notice as string
afterAll(() => save(defaults))

const christmas = { day: '2026-12-25', opens: null, closes: null, name: 'Christmas Day' }
const eve = { day: '2026-12-24', opens: 600, closes: 840, name: 'Christmas Eve' }
const specialDays = (length: number) => Array.from({ length }, (_, n) => ({ ...eve, day: `20${n + 10}-12-24` }))

describe.each(roles)('The %s', (role) => {
  it('reads the content of the site', async () => {
    await save(defaults)
    expect((await content(role).select('notice,notice_until,special_days,featured,testimonials')).data).toEqual([
      defaults,
    ])
  })
  it(editors.includes(role) ? 'changes it' : 'does not change it', async () => {
    await save(defaults)
    await save({ notice: `From the ${role}` }, role)
    expect(await notice()).toBe(editors.includes(role) ? `From the ${role}` : '')
  })
  it('can neither add nor delete a row, nor set its time', async () => {
    expect((await content(role).insert({ id: false })).error).not.toBeNull()
    expect((await content(role).insert({})).error).not.toBeNull()
    await content(role).delete().eq('id', true)
    expect((await content('anonymous').select()).data).toHaveLength(1)
    await save({ updated_at: '2001-01-01T00:00:00Z' }, role)
    const { data } = await content('anonymous').select('updated_at').single()
    expect(String(data?.updated_at) > '2026').toBe(true)
  })
})

describe('The content of the site', () => {
  it.each<[string, Record<string, unknown>]>([
    ['a notice of 200 characters', { notice: '🏠'.repeat(200) }],
    ['a notice of tags, which are text', { notice: '<b>Closed</b> & "moved"', notice_until: '2026-12-28' }],
    ['closed days and shorter ones', { special_days: [christmas, eve] }],
    ['a day until midnight', { special_days: [{ ...eve, opens: 0, closes: 1440 }] }],
    ['30 days', { special_days: specialDays(30) }],
    ['six featured listings', { featured: Array(6).fill('11111111-1111-4111-8111-111111111111') }],
    ['no testimonials', { testimonials: false }],
  ])('accepts %s', async (_what, changes) => {
    expect((await save(changes)).error).toBeNull()
    expect((await content('anonymous').select().single()).data).toMatchObject(changes)
  })
  it.each<[string, Record<string, unknown>]>([
    ['a notice of 201 characters', { notice: 'x'.repeat(201) }],
    ['a notice of two lines', { notice: 'One\nTwo' }],
    ['no notice at all', { notice: null }],
    ['seven featured listings', { featured: Array(7).fill('11111111-1111-4111-8111-111111111111') }],
    ['an invalid id', { featured: ['x'] }],
    ['an empty place among the featured', { featured: [null] }],
    ['days that are no list', { special_days: {} }],
    ['31 days', { special_days: specialDays(31) }],
    ['a day twice', { special_days: [eve, { ...christmas, day: eve.day }] }],
    ['an invalid day', { special_days: [{ ...eve, day: '2026-02-30' }] }],
    ['a timestamp instead of a day', { special_days: [{ ...eve, day: '2026-12-24T00:00' }] }],
    ['a day without a name', { special_days: [{ ...eve, name: ' ' }] }],
    ['a name of 41 characters', { special_days: [{ ...eve, name: 'x'.repeat(41) }] }],
    ['a name that is a number', { special_days: [{ ...eve, name: 7 }] }],
    ['a day that closes before it opens', { special_days: [{ ...eve, opens: 900 }] }],
    ['a day that opens and never closes', { special_days: [{ ...eve, closes: null }] }],
    ['hours after midnight', { special_days: [{ ...eve, closes: 1441 }] }],
    ['hours that are text', { special_days: [{ ...eve, opens: '600' }] }],
    ['half a minute', { special_days: [{ ...eve, opens: 600.5 }] }],
    ['a day without hours', { special_days: [{ day: eve.day, name: eve.name }] }],
    ['an unknown property of a day', { special_days: [{ ...eve, colour: 'red' }] }],
    ['a list of texts', { special_days: ['2026-12-24'] }],
  ])('refuses %s', async (_what, changes) => {
    await save(defaults)
    expect((await save(changes)).error).not.toBeNull()
    expect((await content('anonymous').select().single()).data).toMatchObject(defaults)
  })
  it('reports a concurrent save to the second user', async () => {
    const shown = String((await content('anonymous').select('updated_at').single()).data?.updated_at)
    const saveAt = (text: string) => save({ notice: text }).eq('updated_at', shown).select('updated_at')
    expect((await saveAt('First')).data).toHaveLength(1)
    expect((await saveAt('Second')).data).toEqual([])
    expect(await notice()).toBe('First')
  })
})

describe.each(roles)('The home page of the %s', (role) => {
  const onHomePage = async () =>
    (await clients[role].from('featured_cards').select('id, listing_type, status')).data as {
      id: string
      listing_type: string
      status: string
    }[]
  const inLists = async (type: string) =>
    (
      (await clients.anonymous.from('listing_cards').select('id').eq('listing_type', type)).data as { id: string }[]
    ).map(({ id }) => id)

  it('shows the newest three of each type', async () => {
    await save(defaults)
    const newest = [...(await inLists('rent')).slice(0, 3), ...(await inLists('sale')).slice(0, 3)]
    expect((await onHomePage()).map(({ id }) => id)).toEqual(newest)
  })
  it('shows the listings that staff chose, in order, and no draft', async () => {
    const [sale, rent] = [(await inLists('sale'))[4]!, (await inLists('rent'))[5]!]
    const { data: draft } = await clients.administrator
      .from('properties')
      .insert(listingRow({ status: 'draft' }))
      .select('id')
      .single()
    await save({ featured: [draft!.id, sale, rent] })
    expect((await onHomePage()).map(({ id }) => id)).toEqual([sale, rent])
    await clients.administrator.from('properties').delete().eq('id', draft!.id)
  })
})
