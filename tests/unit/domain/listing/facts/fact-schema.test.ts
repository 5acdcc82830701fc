import { describe, expect, it } from 'vitest'
import { parseFacts } from '../../../../../src/domain/listing/facts/fact-schema'

describe('The facts of a row', () => {
  it('are read with numbers that came as text', () =>
    expect(parseFacts({ service_charge: '3200.00', max_occupants: 4 }).values).toEqual({
      service_charge: 3200,
      max_occupants: 4,
    }))
  it('leave out what is empty, unknown to us or of the wrong kind', () =>
    expect(
      parseFacts({ tenure: 'feudal', lift: 'yes', lease_end: '24 June', parking: ['helipad'], mobile: { EE: 'loud' } }),
    ).toMatchObject({ values: {}, notes: {} }))
  it('are none in a database that has no such columns', () =>
    expect(parseFacts({})).toEqual({ values: {}, floorPlanCaptions: [], notes: {} }))
  it('leave out an address that leads into a script', () =>
    expect(parseFacts({ video_url: 'javascript:alert(1)', tour_url: '//evil.example' }).values).toEqual({}))
  it('survive notes that are no notes', () =>
    expect(parseFacts({ fact_notes: { tenure: 'yes', lift: { state: 'maybe' }, water: null } }).notes).toEqual({}))
})
