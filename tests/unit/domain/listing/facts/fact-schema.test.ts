import { describe, expect, it } from 'vitest'
import { parseFacts } from '../../../../../src/domain/listing/facts/fact-schema'

describe('The facts of a row', () => {
  it('are parsed from numbers sent as text', () =>
    expect(parseFacts({ service_charge: '3200.00', max_occupants: 4 }).values).toEqual({
      service_charge: 3200,
      max_occupants: 4,
    }))
  it('omit empty, unknown and invalid values', () =>
    expect(
      parseFacts({ tenure: 'feudal', lift: 'yes', lease_end: '24 June', parking: ['helipad'], mobile: { EE: 'loud' } }),
    ).toMatchObject({ values: {}, notes: {} }))
  it('are empty in a database without the columns', () =>
    expect(parseFacts({})).toEqual({ values: {}, floorPlanCaptions: [], notes: {} }))
  it('omit a script address', () =>
    expect(parseFacts({ video_url: 'javascript:alert(1)', tour_url: '//evil.example' }).values).toEqual({}))
  it('tolerate invalid notes', () =>
    expect(parseFacts({ fact_notes: { tenure: 'yes', lift: { state: 'maybe' }, water: null } }).notes).toEqual({}))
})
