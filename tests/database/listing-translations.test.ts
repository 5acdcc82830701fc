import { randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { clientsOf, listingRow } from './people'

const people = clientsOf('anonymous', 'stranger', 'administrator')
const { administrator: admin } = people

const texts = { description_zh: '运河边的公寓。', features_zh: ['阳台', '电梯'] }
async function listed(columns: Record<string, unknown> = texts) {
  const id = randomUUID()
  expect((await admin.from('properties').insert({ ...listingRow(columns), id })).error).toBeNull()
  return id
}
const textsOf = async (client: SupabaseClient, id: string) =>
  (await client.from('properties').select('description_zh,features_zh').eq('id', id)).data
const strangers = ['anonymous', 'stranger'] as const

describe('The Chinese texts of a listing', () => {
  it('are none at first', async () => {
    expect(await textsOf(people.anonymous, await listed({}))).toEqual([{ description_zh: null, features_zh: [] }])
  })

  it('may have another number of features than the English ones, and are no condition of publishing', async () => {
    const id = await listed({ ...texts, features: ['One'] })
    expect(
      (
        await admin
          .from('properties')
          .update({ features: ['One', 'Two', 'Three'] })
          .eq('id', id)
      ).error,
    ).toBeNull()
    expect(await textsOf(admin, id)).toEqual([texts])
  })

  it.each(strangers)('are read by a %s only once the listing is public, and not written', async (who) => {
    const [live, draft] = [await listed(), await listed({ ...texts, status: 'draft' })]
    expect(await textsOf(people[who], live)).toEqual([texts])
    expect(await textsOf(people[who], draft)).toEqual([])
    await people[who].from('properties').update({ description_zh: '免费。', features_zh: [] }).eq('id', live)
    expect(await textsOf(admin, live)).toEqual([texts])
  })

  it('are changed by an administrator, and the history has both versions', async () => {
    const id = await listed({ ...texts, status: 'draft' })
    const next = { description_zh: '河边的公寓。', features_zh: ['阳台'] }
    expect((await admin.from('properties').update(next).eq('id', id)).error).toBeNull()
    const { data } = await admin.from('audit_log').select('changes').eq('thing_id', id).eq('action', 'changed')
    expect(data).toEqual([
      {
        changes: [
          { column: 'description_zh', from: texts.description_zh, to: next.description_zh },
          { column: 'features_zh', from: texts.features_zh, to: next.features_zh },
        ],
      },
    ])
  })

  it('are not in the data of cards', async () => {
    const id = await listed()
    const { data } = await people.anonymous.from('listing_cards').select().eq('id', id)
    expect(Object.keys((data ?? [])[0] as object)).not.toEqual(expect.arrayContaining(['description_zh']))
    expect(JSON.stringify(data)).not.toContain('运河')
  })
})
