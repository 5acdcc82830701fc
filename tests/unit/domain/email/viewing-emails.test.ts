import { describe, expect, it } from 'vitest'
import type { QueuedViewingEmail } from '../../../../src/domain/email/queued-email'
import { renderEmail } from '../../../../src/domain/email/render-email'

const data: QueuedViewingEmail['data'] = {
  viewing_id: '7f1c1d1e-0000-4000-8000-000000000000',
  starts_at: '2026-12-01T10:30:00+00:00',
  minutes: 30,
  kind: 'in_person',
  note: '',
  sequence: 0,
  updated_at: '2026-11-23T06:30:00+00:00',
  name: 'Adaeze Okafor',
  listing: { slug: 'wharfside', title: 'Wharfside flat', area: 'Canonbury' },
}
const letter = (kind: QueuedViewingEmail['kind'], changes: Partial<QueuedViewingEmail['data']> = {}) =>
  renderEmail(
    {
      id: '1',
      kind,
      department: 'lettings',
      recipient: 'adaeze@example.com',
      reply_to: null,
      enquiry_id: '3f2a91bc-0000-4000-8000-000000000000',
      data: { ...data, ...changes },
    },
    { origin: 'https://site.example', functionsUrl: 'https://functions.example/v1' },
  )

describe('The email of a viewing', () => {
  it('gives the time in both zones, with the day if it differs', () => {
    const { text } = letter('viewing_booked', { viewer_time_zone: 'Pacific/Auckland' })
    expect(text).toContain('Tuesday 1 December, 10:30 in London (23:30 in Auckland)')
    expect(letter('viewing_booked', { viewer_time_zone: 'Pacific/Kiritimati' }).text).toContain(
      '10:30 in London (00:30 in Kiritimati, on Wednesday 2 December)',
    )
    for (const zone of [null, 'Europe/London', 'Europe/Lisbon', 'Mars/Olympus'])
      expect(letter('viewing_booked', { viewer_time_zone: zone }).text).toContain('10:30 in London\n')
  })
  it('gives the place, and the link of a call', () => {
    expect(letter('viewing_booked').text).toContain('Where: In person, at the door. Wharfside flat, Canonbury')
    expect(letter('viewing_booked', { kind: 'video' }).text).toContain('We send the link before we begin.')
    const call = letter('viewing_changed', { kind: 'video', note: 'Here: https://call.example/7' })
    expect(call.text).toContain('Open the link below')
    expect(call.text).toContain('> Here: https://call.example/7')
  })
  it('names only public listings', () => {
    const { text, subject } = letter('viewing_booked', { listing: null })
    expect(text).toContain('your viewing of the home you asked about')
    expect(subject).toBe('Your viewing, Tue 1 Dec, 10:30 (MR-3F2A91BC)')
  })
  it('as a reminder has no calendar entry, because one exists already', () => {
    const { subject, text, calendar } = letter('viewing_reminder')
    expect(subject).toBe('Reminder: your viewing, Tue 1 Dec, 10:30 (MR-3F2A91BC)')
    expect(text).toContain('Your viewing is near: Tuesday 1 December, 10:30')
    expect(text).not.toContain('The file with this letter')
    expect(calendar).toBeUndefined()
  })
})
