import { describe, expect, it } from 'vitest'
import type { SupabaseClient } from '@supabase/supabase-js'
import { agency } from '#agency/agency.ts'
import { anonymous, clientsOf, listingRow } from './people'

const exact = { latitude: 51.544_872, longitude: -0.098_214 }
const street = {
  latitude: Number(exact.latitude.toFixed(agency.coordinateDecimals)),
  longitude: Number(exact.longitude.toFixed(agency.coordinateDecimals)),
}

describe('A listing’s position', () => {
  const { administrator: admin, stranger } = clientsOf('administrator', 'stranger')
  const added = async (changes: Record<string, unknown>) => {
    const { data, error } = await admin.from('properties').insert(listingRow(changes)).select('id').single()
    expect(error).toBeNull()
    return (data as { id: string }).id
  }
  const read = async (reader: SupabaseClient, id: string) =>
    (await reader.from('properties').select('latitude,longitude').eq('id', id)).data

  it('is never more exact than the street, however it was written', async () => {
    const id = await added(exact)
    for (const reader of [anonymous(), stranger, admin]) expect(await read(reader, id)).toEqual([street])
    await admin.from('properties').update({ latitude: 51.500_444, longitude: 0.001_499 }).eq('id', id)
    expect(await read(anonymous(), id)).toEqual([{ latitude: 51.5, longitude: 0.001 }])
    await admin.from('properties').update({ latitude: null, longitude: null }).eq('id', id)
    expect(await read(anonymous(), id)).toEqual([{ latitude: null, longitude: null }])
  })

  it('of a draft is visible only to the administrator', async () => {
    const id = await added({ ...exact, status: 'draft' })
    for (const reader of [anonymous(), stranger]) expect(await read(reader, id)).toEqual([])
    expect(await read(admin, id)).toEqual([street])
  })
})
