import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { londonWallTime } from '../../../src/lib/time/london-time'
import { checkHours, checkHoursText } from '../../../scripts/lib/agency-check/facts'
import { eventIn } from '../../calendar'
import { resetHours, setHours } from './with-hours'

const officeHours = [null, null, null, null, null, null, null]
const officeHoursText = [{ days: 'Every day', hours: 'By appointment' }]
const received = new Date('2026-11-23T14:37:00Z')

beforeAll(() => setHours(officeHours))
afterAll(resetHours)

describe('An office that is open by appointment only', () => {
  it('passes the check of the agency', () => {
    const findings = [...checkHours(officeHours, ''), ...checkHoursText(officeHours, officeHoursText, 'hours.ts', '')]
    expect(findings).toEqual([])
  })
  it('promises no moment of its reply', async () => {
    const { replyDeadline } = await import('../../../src/domain/enquiry/reply-deadline')
    expect(replyDeadline(received, [])).toBeNull()
    const open = { day: '2026-12-01', opens: 600, closes: 900, name: 'Open day' }
    expect(replyDeadline(received, [open])).toBeNull()
  })
  it('is late after the promised hours, before which it calls', async () => {
    const { waitingTime } = await import('../../../src/admin/enquiries/waiting-time')
    const { callNote } = await import('../../../src/domain/enquiry/call-note')
    const isLate = (hours: number) =>
      waitingTime(received.toISOString(), new Date(received.getTime() + hours * 3_600_000), []).late
    expect([isLate(23), isLate(25)]).toEqual([false, true])
    expect(eventIn(callNote('One of us', received)).startsAt).toEqual(new Date('2026-11-24T14:37:00Z'))
  })
  it('shows homes at any time that a visitor asks for', async () => {
    const { firstViewingDay, inViewingHours, withinViewingHours } =
      await import('../../../src/domain/enquiry/viewing-hours')
    expect(firstViewingDay('2026-11-23T14:37')).toBe('2026-11-23')
    expect(withinViewingHours('2026-11-24T21:00')).toBe('2026-11-24T21:00')
    expect(inViewingHours('2026-11-24T21:00', [])).toBe(true)
    expect(inViewingHours('2026-12-25T12:00', []), 'Christmas Day').toBe(false)
    const closed = { day: '2026-11-24', opens: null, closes: null, name: 'A day off' }
    expect(inViewingHours('2026-11-24T12:00', [closed])).toBe(false)
    const { emptyEnquiry, validateEnquiry } = await import('../../../src/domain/enquiry/property-enquiry')
    const values = { ...emptyEnquiry, viewing: '2026-11-24T19:00', moving: '2026-12-01' }
    expect(validateEnquiry(values, 3, received)).toEqual({})
    const { nextTimes } = await import('../../../src/domain/enquiry/reply-templates')
    expect(nextTimes(received, []).map(londonWallTime)).toEqual(['2026-11-24T10:30', '2026-11-25T16:00'])
  })
  it('says so on every page', async () => {
    const { officeState } = await import('../../../src/lib/time/office-clock')
    expect(officeState(received)).toEqual({ open: false, text: 'by appointment' })
  })
})
