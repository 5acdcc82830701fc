import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { parsePublishProblems } from '../../src/domain/listing/facts/publish-check'
import { completeListing } from '../complete-listing'
import { anonymous, clientsOf, withSecretKey } from './people'

// Scheduled drafts, published like by the worker.

const { administrator: admin, stranger } = clientsOf('administrator', 'stranger')
const worker = withSecretKey()

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
async function draft(publishAt: string | null, changes: Record<string, unknown> = {}) {
  const id = randomUUID()
  const row = { ...completeListing('sale', { status: 'draft', ...changes }), id }
  expect((await admin.from('properties').insert(row)).error).toBeNull()
  const record = { property_id: id, publish_at: publishAt }
  expect((await admin.from('listing_records').insert(record)).error).toBeNull()
  return id
}
const statusOf = async (id: string) =>
  ((await admin.from('properties').select('status').eq('id', id).single()).data as { status: string }).status
const recordOf = async (id: string) =>
  (await admin.from('listing_records').select('publish_at,publish_refusal').eq('property_id', id).single()).data as {
    publish_at: string | null
    publish_refusal: string | null
  }
const publishDue = async (client = worker) => (await client.rpc('publish_due')).error

it('A draft goes live at its scheduled time, and not before', async () => {
  const [due, later, byHand] = [await draft(inMinutes(-1)), await draft(inMinutes(60)), await draft(null)]
  expect(await publishDue()).toBeNull()
  expect([await statusOf(due), await statusOf(later), await statusOf(byHand)]).toEqual(['live', 'draft', 'draft'])
  expect(await recordOf(due)).toEqual({ publish_at: null, publish_refusal: null })
})

it('An unpublishable draft stays a draft with the reason, until it is rescheduled', async () => {
  const [lacking, complete] = [await draft(inMinutes(-2), { tenure: null }), await draft(inMinutes(-1))]
  expect(await publishDue()).toBeNull()
  expect([await statusOf(lacking), await statusOf(complete)]).toEqual(['draft', 'live'])
  const { publish_at: moment, publish_refusal: reason } = await recordOf(lacking)
  expect(moment).toBeNull()
  expect(parsePublishProblems(reason ?? '').map(({ column }) => column)).toContain('tenure')
  await admin
    .from('listing_records')
    .update({ publish_at: inMinutes(5) })
    .eq('property_id', lacking)
  expect((await recordOf(lacking)).publish_refusal).toBeNull()
})

it('Publishing a listing by hand clears its schedule', async () => {
  const id = await draft(inMinutes(60))
  await admin.from('properties').update({ status: 'live' }).eq('id', id)
  expect((await recordOf(id)).publish_at).toBeNull()
})

it('Only staff schedule a listing, and no browser key publishes due ones', async () => {
  const id = await draft(null)
  for (const client of [anonymous(), stranger]) {
    await client
      .from('listing_records')
      .update({ publish_at: inMinutes(-1) })
      .eq('property_id', id)
    expect(await publishDue(client)).not.toBeNull()
  }
  expect(await publishDue(admin)).not.toBeNull()
  expect(await recordOf(id)).toEqual({ publish_at: null, publish_refusal: null })
})
