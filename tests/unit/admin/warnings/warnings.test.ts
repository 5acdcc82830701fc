import { describe, expect, it } from 'vitest'
import { parseWarnings } from '../../../../src/admin/warnings/warnings'

const today = '2026-11-23'
const row = (kind: string, details: Record<string, unknown>, day: string | null = null) => ({
  kind,
  property_id: '1',
  title: 'Cornwall Gardens Apartment',
  reference: 'MR-0007',
  day,
  details,
})
const read = (...rows: unknown[]) => parseWarnings(rows, today).map(({ message: text, field }) => [text, field])

describe('A warning', () => {
  it('names its listing by title and reference', () => {
    expect(parseWarnings([row('draft', {}, '2026-10-01')], today)[0]!.listing).toBe(
      'Cornwall Gardens Apartment, MR-0007',
    )
    expect(parseWarnings([{ ...row('draft', {}), title: '', reference: null }], today)[0]!.listing).toBe(
      'Untitled listing',
    )
  })

  it('says what to do, and links to the field', () => {
    expect(
      read(
        row('certificate', { certificate: 'gas' }, '2026-11-30'),
        row('certificate', { certificate: 'epc' }, '2026-11-01'),
        row('facts', { columns: ['tenure', 'lift', 'heating', 'water', 'parking'] }),
        row('offer', { status: 'let_agreed' }, '2026-10-01'),
        row('draft', {}, '2026-10-01'),
        row('unpublished', { refusal: '[{"column": "tenure", "problem": "missing"}]' }),
        row('unpublished', { refusal: 'Something else.' }),
      ),
    ).toEqual([
      ['Gas safety record. It expires on 30 November 2026, in 7 days. Book a new one.', 'record-gas_safety_expires'],
      ['Energy certificate. It expired on 1 November 2026. Book a new one.', 'fact-epc_expires'],
      ['Tenure, Lift, Heating and 2 others.', 'fact-tenure'],
      ['Let agreed, unchanged since 1 October 2026.', 'status'],
      ['Unchanged since 1 October 2026.', ''],
      ['Fill in “Tenure”.', 'record-publish_at'],
      ['Something else.', 'record-publish_at'],
    ])
  })

  it('that is invalid is skipped', () => expect(read(row('fire', {}), null)).toEqual([]))
})
