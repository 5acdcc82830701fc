import { describe, expect, it, vi } from 'vitest'
import { replyDeadline } from '../../../../src/domain/enquiry/reply-deadline'
import { callNote } from '../../../../src/domain/enquiry/call-note'
import { eventIn } from '../../../calendar'

describe('The calendar entry of a call', () => {
  const requestedAt = new Date('2026-11-23T20:40:00Z')

  it('is at the reply deadline, with the caller and number', () => {
    const { event, method, startsAt } = eventIn(callNote('Our head of sales', requestedAt))
    expect(method).toBe('PUBLISH')
    expect(startsAt).toEqual(replyDeadline(requestedAt))
    expect(event.summary).toBe('Meridian Row calls you before this time')
    expect(event.description).toContain(
      'Our head of sales calls you about your valuation before this time, from 020 7946 0112',
    )
  })

  it('has the number as a visitor abroad dials it', () => {
    vi.stubEnv('TZ', 'Asia/Dubai')
    expect(eventIn(callNote('One of us', requestedAt)).event.description).toContain('from +44 20 7946 0112')
    vi.unstubAllEnvs()
  })

  it('has no attendee', () => {
    expect(callNote('One of us', requestedAt)).not.toMatch(/ORGANIZER|ATTENDEE/)
  })
})
