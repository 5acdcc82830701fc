import { describe, expect, it } from 'vitest'
import { parseFacts } from '../../../../../src/domain/listing/facts/fact-schema'
import { requestedFacts, missingFacts, neededFacts } from '../../../../../src/domain/listing/facts/missing-facts'

describe('Missing facts of an advert', () => {
  const facts = (values: Record<string, unknown>) => parseFacts(values)
  it('apply to leaseholds and flats only where relevant', () => {
    expect(neededFacts('sale', facts({ tenure: 'freehold', property_type: 'house' }))).not.toContain('lease_end')
    expect(neededFacts('sale', facts({ tenure: 'leasehold', property_type: 'flat' }))).toEqual(
      expect.arrayContaining(['lease_end', 'service_charge', 'building_safety']),
    )
  })
  it('differ between a sale and a rental', () => {
    expect(neededFacts('rent', facts({}))).toContain('deposit')
    expect(neededFacts('sale', facts({}))).not.toContain('deposit')
  })
  it('exclude requested facts, if they may be requested', () => {
    const notes = { fact_notes: { water: { state: 'asked' }, council_tax_band: { state: 'asked' } } }
    expect(missingFacts('sale', facts(notes))).not.toContain('water')
    expect(missingFacts('sale', facts(notes))).toContain('council_tax_band')
    expect(requestedFacts(facts(notes))).toEqual(['council_tax_band', 'water'])
  })
})
