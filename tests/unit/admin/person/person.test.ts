import { describe, expect, it } from 'vitest'
import { alsoUsed, eraseSummary, erasedKeys, erasureText } from '../../../../src/admin/person/erasure'
import { parsePerson, personSections } from '../../../../src/admin/person/person'
import { personHtml } from '../../../../src/admin/person/person-file'

const enquiry = {
  kind: 'message',
  id: 'e1',
  created_at: '2026-11-20T09:00:00+00:00',
  details: {
    id: 'e1',
    name: 'Folake <b>',
    email: 'f@example.com',
    message: 'Hello.\nBye.',
    phone: null,
    locale: 'zh',
    move: '2026-12-16',
    view: '2026-11-29T14:00:00+00:00',
  },
  followup: { note: 'Called.' },
  stays: false,
}
const data = parsePerson({
  enquiries: [
    enquiry,
    { ...enquiry, id: 'e2', stays: true, followup: { keep_until: '2027-03-01', keep_reason: 'Claim' } },
  ],
  listings: [
    {
      ...{ property_id: 'p1', title: 'Mews', reference: 'MR-1', is_owner: true, notes: 'Keys.' },
      owner: { name: 'Folake', email: 'f@example.com', phone: null },
    },
  ],
  names: ['Folake'],
})!
const sections = personSections(data)

describe('The report of a person', () => {
  it('has a section for each kind of data, and none that is empty', () =>
    expect(sections.map(({ title, items }) => [title, items.length])).toEqual([
      ['Enquiries', 2],
      ['Owner’s contact and notes of homes', 1],
    ]))
  it('has what was sent, in words, with the reason if it must stay', () => {
    const [first, second] = sections[0]!.items
    expect(first!.lines).toEqual([
      ...['Name: Folake <b>', 'Email: f@example.com', 'Message: Hello.\nBye.'],
      ...[
        'Language: Chinese',
        'Move: 16 December 2026',
        'View: Sunday 29 November 2026, 14:00',
        'Staff’s note: Called.',
      ],
    ])
    expect(second!.retentionReason).toContain('Kept until 1 March 2027: Claim')
  })
  it('names staff’s text as staff’s, with how the enquiry reached them', () => {
    const added = { message: 'Sounded hesitant', source: { channel: 'telephone' } }
    const [item] = personSections(parsePerson({ enquiries: [{ ...enquiry, details: added, followup: {} }] })!)[0]!.items
    expect(item!.lines).toEqual(['Staff wrote down: Sounded hesitant', 'Source: Phone call, added by staff'])
  })
  it('has the words of the admin for stored codes', () => {
    const details = { viewing_kind: 'in_person', property_types: ['newFlat'], employment_status: 'self-employed' }
    const viewing = { starts_at: '2026-11-29T14:00:00+00:00', state: 'requested', kind: 'in_person' }
    const person = parsePerson({
      enquiries: [{ ...enquiry, details, followup: {} }],
      viewings: [viewing, { ...viewing, appointment: 'valuation', feedback: 'offer_likely', feedback_note: 'Soon.' }],
    })!
    expect(personSections(person).map(({ items }) => items.map(({ lines }) => lines))).toEqual([
      [['Viewing type: In person', 'Property type: New-build flat', 'Employment: Self-employed']],
      [
        ['Type: In person', 'State: Not confirmed yet'],
        ['Type: In person', 'Feedback: Instruction likely', 'Feedback note: Soon.', 'State: Not confirmed yet'],
      ],
    ])
  })
  it('has the wish for no homes by email, which an erasure keeps', () => {
    const [section] = personSections(parsePerson({ home_refusals: [{ refused_at: '2026-11-20T09:00:00+00:00' }] })!)
    expect(section?.title).toBe('No homes by email')
    expect(section?.items[0]?.retentionReason).toContain('so that we send none later')
  })
  it('has an open invitation, which an erasure keeps', () => {
    const invitation = { name: 'Ada', email: 'ada@example.com', created_at: '2026-11-20T09:00:00+00:00' }
    expect(personSections(parsePerson({ invitations: [invitation] })!)).toMatchObject([
      {
        title: 'Invitation to the staff',
        items: [{ title: 'Ada', lines: ['Email: ada@example.com'], retentionReason: 'Withdraw it under Staff.' }],
      },
    ])
  })
  it('has the texts about other people’s enquiries that mention the person', () => {
    const mentioning = parsePerson({
      viewing_notes: [{ kind: 'inquiry', enquiry_id: 'e9', starts_at: '2026-11-29T14:00:00+00:00', texts: ['A', 'B'] }],
      other_replies: [{ kind: 'message', enquiry_id: 'e8', created_at: '2026-11-20T09:00:00+00:00', body: 'Ask Ada.' }],
    })
    expect(mentioning && personSections(mentioning)).toMatchObject([
      { title: 'Mentions in other people’s viewings', items: [{ lines: ['Text: A', 'Text: B'], retentionReason: '' }] },
      { title: 'Mentions in replies to other people', items: [{ lines: ['Text: Ask Ada.'], retentionReason: '' }] },
    ])
    expect(mentioning && personSections(mentioning).map(({ items }) => items[0]?.href)).toEqual([
      expect.stringContaining('open=inquiry:e9'),
      expect.stringContaining('open=message:e8'),
    ])
  })
  it('names what is erased and what is retained', () => {
    expect(erasedKeys(data)).toEqual(['message:e1'])
    const { erased, retained } = eraseSummary(sections)
    expect(erased).toEqual(['Enquiries: 1', 'Owner’s contact and notes of homes: 1'])
    expect(retained.join()).toMatch(/Enquiries, 1\. Kept until .*The listings themselves/)
  })
  it('names a number that was not searched for', () => {
    const phoned = parsePerson({ enquiries: [{ details: { email: 'f@example.com', phone: '07700 900123' } }] })!
    expect(alsoUsed(phoned, { email: 'f@example.com', phone: '' })).toEqual({ email: '', phone: '07700 900123' })
    expect(alsoUsed(phoned, { email: 'f@example.com', phone: '07700900123' })).toBeNull()
  })
  it('is a page without script, whatever somebody wrote', () => {
    const html = personHtml('f@example.com', sections, 'today')
    expect(html).toContain('Name: Folake &lt;b&gt;')
    expect(html).not.toMatch(/<script|<b>|https?:/)
  })
  it('is empty if nothing is stored', () => expect(personSections(parsePerson({})!)).toEqual([]))
})

it('An erasure is told by its counts', () => {
  expect(erasureText({ enquiries: 2, alerts: 1, emails: 2, enquiries_kept: 1 })).toBe(
    'Erased: 2 enquiries with their viewings and replies, 1 alert, 2 emails. ' +
      '1 enquiry kept until the date that was set.',
  )
  expect(erasureText({ enquiries: 1 })).toBe('Erased: 1 enquiry with its viewings and replies.')
  expect(erasureText({})).toBe('Nothing was erased.')
})
