import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { address, anonymous, clientsOf, sendable } from './people'

// The language of whoever wrote: en or zh.

const people = clientsOf('anonymous', 'stranger', 'administrator')
const { stranger, administrator: admin } = people
const tables = ['booking_valuations', 'valuation_requests', 'contact_submissions', 'property_inquiries']

describe.each(tables)('The language of a row in %s', (table) => {
  it.each(Object.entries(people))(
    'is sent by a %s, and English by default; no other value is taken',
    async (_, api) => {
      const send = (row: object) => api.from(table).insert({ ...sendable[table], email: address(), ...row })
      const [chinese, english] = [randomUUID(), randomUUID()]
      expect((await send({ id: chinese, locale: 'zh' })).error).toBeNull()
      expect((await send({ id: english })).error).toBeNull()
      for (const locale of ['fr', 'zh-CN', '', '<b>']) {
        const { error } = await send({ id: randomUUID(), locale })
        expect(error?.message, locale).toContain(`${table}_locale_known`)
      }
      const { data } = await admin.from(table).select('id, locale').in('id', [chinese, english])
      expect(Object.fromEntries((data ?? []).map((row) => [row['id'], row['locale']]))).toEqual({
        [chinese]: 'zh',
        [english]: 'en',
      })
      // Staff read it in the inbox; nobody else reads it.
      const { data: inbox } = await admin.from('enquiries').select('details').eq('id', chinese)
      expect(inbox?.[0]?.['details']).toMatchObject({ locale: 'zh' })
      expect((await anonymous().from(table).select('locale').eq('id', chinese)).data ?? []).toEqual([])
      expect((await stranger.from(table).select('locale').eq('id', chinese)).data ?? []).toEqual([])
    },
  )

  it('cannot be changed by anybody through the API', async () => {
    for (const client of Object.values(people)) {
      const { error } = await client.from(table).update({ locale: 'zh' }).neq('id', randomUUID())
      expect(error?.code).toBe('42501')
    }
  })
})

describe('The language of an alert', () => {
  const search = () => ({
    ...{ id: randomUUID(), email: address(), filters: { type: 'rent' }, address: '', frequency: 'daily' },
  })
  it.each(Object.entries(people))('is sent by a %s; no other value than ours is taken', async (_, api) => {
    expect((await api.rpc('request_alert', { ...search(), locale: 'zh' })).error).toBeNull()
    for (const locale of ['fr', null]) {
      const { error } = await api.rpc('request_alert', { ...search(), locale } as never)
      expect(error).toMatchObject({ code: '22023', hint: 'unknown-locale', message: 'locale is en or zh' })
    }
  })
})
