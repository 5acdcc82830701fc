import { describe, expect, it } from 'vitest'
import { taskIn } from '../../../../src/domain/agency/packages'

const packages = ['let-only', 'rent-collection', 'fully-managed']

describe('A job of the landlord’s packages', () => {
  it('is included from its package up, charged from that of its fee, and otherwise the landlord’s', () => {
    const job = { from: 'fully-managed', fee: 'hmrc-return', feeFrom: 'rent-collection' }
    expect(packages.map((name) => taskIn(name, job, packages))).toEqual(['yours', 'charged', 'included'])
  })

  it('is in no package if one of its names is mistyped', () => {
    expect(() => taskIn('let-only', { from: 'fuly-managed' }, packages)).toThrow(/no package “fuly-managed”/)
    const job = { from: 'fully-managed', fee: 'hmrc-return', feeFrom: 'rent' }
    expect(() => taskIn('let-only', job, packages)).toThrow(/no package “rent”/)
  })
})
