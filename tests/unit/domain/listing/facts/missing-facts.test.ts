import { describe, expect, it } from 'vitest'
import { parseFacts } from '../../../../../src/domain/listing/facts/fact-schema'
import { requestedFacts, missingFacts, neededFacts } from '../../../../../src/domain/listing/facts/missing-facts'

describe('What an advert lacks', () => {
  const facts = (values: Record<string, unknown>) => parseFacts(values)
  it('is asked of leaseholds and of flats where it concerns them alone', () => {
    expect(neededFacts('sale', facts({ tenure: 'freehold', property_type: 'house' }))).not.toContain('lease_end')
    expect(neededFacts('sale', facts({ tenure: 'leasehold', property_type: 'flat' }))).toEqual(
      expect.arrayContaining(['lease_end', 'service_charge', 'building_safety']),
    )
  })
  it('differs between a sale and a rental', () => {
    expect(neededFacts('rent', facts({}))).toContain('deposit')
    expect(neededFacts('sale', facts({}))).not.toContain('deposit')
  })
  it('counts what has been asked for as answered, where it may be asked', () => {
    const notes = { fact_notes: { water: { state: 'asked' }, council_tax_band: { state: 'asked' } } }
    expect(missingFacts('sale', facts(notes))).not.toContain('water')
    expect(missingFacts('sale', facts(notes))).toContain('council_tax_band')
    expect(requestedFacts(facts(notes))).toEqual(['council_tax_band', 'water'])
  })
})
