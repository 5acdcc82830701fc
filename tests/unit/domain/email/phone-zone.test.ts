import { describe, expect, it } from 'vitest'
import { hoursToCall, phoneZone } from '../../../../src/domain/email/phone-zone'

describe('The time zone of a telephone number', () => {
  it.each([
    ['+234 803 000 0000', 'Africa/Lagos'],
    ['00971 50 123 4567', 'Asia/Dubai'],
    ['+86 (21) 6000-0000', 'Asia/Shanghai'],
    // UK, several zones, unknown country, no country code, no number.
    ['+44 20 7946 0123', undefined],
    ['+1 212 555 0100', undefined],
    ['+61 2 9000 0000', undefined],
    ['020 7946 0123', undefined],
    ['call me', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %j', (phone, zone) => expect(phoneZone(phone)).toBe(zone))
})

describe('The hours at which somebody can be called', () => {
  it.each([
    ['Africa/Lagos', '2026-11-23T12:00:00Z', '9 am to 8 pm in Lagos, which is 8 am to 7 pm in London'],
    ['Africa/Lagos', '2026-07-01T12:00:00Z', '9 am to 8 pm in Lagos, which is 9 am to 8 pm in London'],
    ['Asia/Shanghai', '2026-11-23T12:00:00Z', '9 am to 8 pm in Shanghai, which is 1 am to noon in London'],
    ['Asia/Kolkata', '2026-11-23T12:00:00Z', '9 am to 8 pm in Kolkata, which is 3:30 am to 2:30 pm in London'],
    ['Asia/Hong_Kong', '2026-07-01T12:00:00Z', '9 am to 8 pm in Hong Kong, which is 2 am to 1 pm in London'],
  ])('in %s at %s: %s', (zone, moment, text) => expect(hoursToCall(zone, new Date(moment))).toBe(text))
})
