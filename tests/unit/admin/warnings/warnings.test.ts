import { describe, expect, it } from 'vitest'
import { parseSections, warningOf, type WarningRow } from '../../../../src/admin/warnings/warnings'

const today = '2026-11-23'
const row = (kind: WarningRow['kind'], details: WarningRow['details'], day: string | null = null): WarningRow => ({
  kind,
  property_id: '1',
  title: 'Cornwall Gardens Apartment',
  reference: 'MR-0007',
  day,
  details,
})
const worded = (...rows: WarningRow[]) => rows.map((each) => warningOf(each, today))
const read = (...rows: WarningRow[]) => worded(...rows).map(({ message: text, href }) => [text, href])
const problems = (...columns: string[]) => JSON.stringify(columns.map((column) => ({ column, problem: 'missing' })))
const form = '/admin/properties/1/edit'

describe('A warning', () => {
  it('names its listing by title and reference', () => {
    expect(worded(row('draft', {}, '2026-10-01'))[0]!.listing).toBe('Cornwall Gardens Apartment, MR-0007')
    expect(worded({ ...row('draft', {}), title: '', reference: null })[0]!.listing).toBe('Untitled listing')
  })

  it('says what to do, and links to the field', () => {
    expect(
      read(
        row('certificate', { certificate: 'gas' }, '2026-11-30'),
        row('certificate', { certificate: 'epc' }, '2026-11-01'),
        row('facts', { columns: ['tenure', 'lift', 'heating', 'water', 'parking'] }),
        row('offer', { status: 'let_agreed' }, '2026-10-01'),
        row('draft', {}, '2026-10-01'),
        row('unpublished', { refusal: problems('licence', 'description', 'gallery'), listing_type: 'rent' }),
        row('unpublished', { refusal: problems('service_charge'), listing_type: 'sale' }),
        row('unpublished', { refusal: 'Something else.', listing_type: 'rent' }),
      ),
    ).toEqual([
      [
        'Gas safety record. It expires on 30 November 2026, in 7 days. Book a new one.',
        `${form}#property-gas_safety_expires`,
      ],
      ['Energy certificate. It expired on 1 November 2026. Book a new one.', `${form}#property-epc_expires`],
      ['Tenure, Lift, Heating and 2 others.', `${form}#property-tenure`],
      ['Let agreed, unchanged since 1 October 2026.', `${form}#property-status`],
      ['Unchanged since 1 October 2026.', form],
      ['Fill in “Licence”, or mark it “Waiting for owner”. (and 2 more)', `${form}#property-licence`],
      ['Fill in “Service charge”, or mark it “Waiting for owner”.', `${form}#property-service_charge`],
      ['Something else.', `${form}#property-publish_at`],
    ])
  })

  it('of a viewing says whose and when, and links to its day in the diary', () => {
    const details = { viewing_id: '2', starts_at: '2026-12-02T10:30:00+00:00', name: 'Adaeze Okafor' }
    const when = 'Adaeze Okafor, Wed\u00A02\u00A0Dec,\u00A010:30.'
    const visit = { ...row('requested', { ...details, appointment: 'valuation' }, '2026-12-02'), property_id: null }
    expect(
      read(
        row('viewing', { ...details, reason: 'sold' }, '2026-12-02'),
        row('viewing', { ...details, reason: 'archived' }, '2026-12-02'),
        row('viewing', { ...details, reason: 'deleted' }, '2026-12-02'),
        row('attendee', { ...details, reason: 'ended', attendee: 'Tom Reed' }, '2026-12-02'),
        row('attendee', { ...details, reason: 'reader', attendee: 'Tom Reed' }, '2026-12-02'),
        row('outcome', details, '2026-12-02'),
        row('feedback', details, '2026-12-02'),
        visit,
      ),
    ).toEqual([
      [`Sold. To cancel: ${when}`, '/admin/diary?day=2026-12-02'],
      [`Archived. To cancel: ${when}`, '/admin/diary?day=2026-12-02'],
      [`Deleted. To cancel: ${when}`, '/admin/diary?day=2026-12-02'],
      [`Tom Reed (access removed). To give to somebody else: ${when}`, '/admin/diary?day=2026-12-02'],
      [`Tom Reed is a reader. To give to somebody else: ${when}`, '/admin/diary?day=2026-12-02'],
      [`Did it take place? ${when}`, '/admin/diary?day=2026-12-02'],
      [`How did it go? ${when}`, '/admin/diary?day=2026-12-02'],
      [when, '/admin/diary?day=2026-12-02'],
    ])
    expect(worded({ ...visit, title: '' })[0]!.listing).toBe('Valuation, MR-0007')
  })
})

describe('The sections of the to-do list', () => {
  const draft = row('draft', {}, '2026-10-01')

  it('are in working order, and only those with warnings', () => {
    const sections = parseSections({ draft: { count: 40, rows: [draft, draft] }, facts: { count: 1, rows: [] } })
    expect(sections).toEqual([
      { kind: 'facts', title: 'Material information missing', count: 1, rows: [] },
      { kind: 'draft', title: 'Unfinished drafts', count: 40, rows: [draft, draft] },
    ])
    expect(parseSections({})).toEqual([])
  })

  it('neither show nor count an invalid row', () => {
    const [section] = parseSections({ draft: { count: 40, rows: [draft, { ...draft, title: 1 }, null] } })
    expect(section).toMatchObject({ count: 38, rows: [draft] })
    expect(parseSections({ draft: { count: 1, rows: [null] } })).toEqual([])
  })

  it('leave out a kind of a newer database', () =>
    expect(parseSections({ fire: { count: 1, rows: [{ ...draft, kind: 'fire' }] } })).toEqual([]))

  it('are not taken for empty if the response is no such list', () => expect(() => parseSections(null)).toThrow())
})
