import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { agency } from '#agency/agency.ts'
import { type CalendarEntry, calendarFile } from '../../../../src/domain/email/calendar'
import { corpus, invisibleNames, properNames } from '../../../hostile'
import { eventIn } from '../../../calendar'

const entry: CalendarEntry = {
  uid: 'viewing-1',
  sequence: 2,
  method: 'REQUEST',
  startsAt: new Date('2026-12-01T10:30:00Z'),
  minutes: 30,
  changedAt: new Date('2026-11-23T06:30:05.250Z'),
  summary: 'Viewing: a flat; two rooms, one \\ garden',
  location: 'At the door, Canonbury',
  description: 'First line\nSecond line, with a comma',
  organiser: 'lettings@meridianrow.example',
  attendee: 'ada+viewings@example.com',
}

const uid = `viewing-1@${new URL(agency.url).hostname}`

describe('A calendar entry', () => {
  it.each([
    ['winter', '2026-12-01T10:30:00Z', '20261201T103000'],
    ['summer', '2027-06-01T09:30:00Z', '20270601T103000'],
    ['the day the clocks go forward', '2027-03-28T09:30:00Z', '20270328T103000'],
    ['the day the clocks go back', '2026-10-25T10:30:00Z', '20261025T103000'],
  ])('is at half past ten in London in %s', (_when, moment, wall) => {
    const file = calendarFile({ ...entry, startsAt: new Date(moment) })
    const { startsAt, endsAt } = eventIn(file)
    expect(file).toContain(`DTSTART;TZID=Europe/London:${wall}`)
    expect(startsAt.toISOString()).toBe(new Date(moment).toISOString())
    expect(endsAt.getTime() - startsAt.getTime()).toBe(1_800_000)
  })

  it('names the agency, also one with quotation marks, which the value of a parameter cannot contain', () => {
    const { name } = agency
    Object.assign(agency, { name: 'The "Row" & Sons' })
    const file = calendarFile(entry)
    Object.assign(agency, { name })
    expect(file).toContain(`ORGANIZER;CN="The 'Row' & Sons":mailto:`)
  })

  it('contains its values, whatever their characters', () => {
    const { event, method, status } = eventIn(calendarFile(entry))
    expect([method, status, event.uid, event.sequence]).toEqual(['REQUEST', 'CONFIRMED', uid, 2])
    expect([event.summary, event.location, event.description]).toEqual([
      entry.summary,
      entry.location,
      entry.description,
    ])
    expect(event.organizer).toBe('mailto:lettings@meridianrow.example')
    expect(event.attendees.map((attendee) => attendee.getFirstValue())).toEqual(['mailto:ada+viewings@example.com'])
    expect(event.component.getFirstPropertyValue('dtstamp')!.toString()).toBe('2026-11-23T06:30:05Z')
  })

  it('is cancelled under the same id', () => {
    const { event, method, status } = eventIn(calendarFile({ ...entry, method: 'CANCEL', sequence: 3 }))
    expect([method, status, event.uid, event.sequence]).toEqual(['CANCEL', 'CANCELLED', uid, 3])
  })

  it('has lines of at most 75 octets, with standard line ends', () => {
    const file = calendarFile({ ...entry, summary: '我们想看这套公寓。'.repeat(30), description: 'é'.repeat(400) })
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line))
    expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
    expect(eventIn(file).event.summary).toBe('我们想看这套公寓。'.repeat(30))
  })

  it('gets no extra line from a hostile text', () => {
    for (const text of [...Object.values(corpus), ...Object.values(invisibleNames), ...properNames]) {
      const hostile = `${text}\r\nATTENDEE:mailto:everybody@example.net\nEND:VEVENT`
      const file = calendarFile({ ...entry, summary: hostile, location: hostile, description: hostile })
      expect(ICAL.Component.fromString(file).getAllSubcomponents('vevent')).toHaveLength(1)
      expect(eventIn(file).event.attendees).toHaveLength(1)
    }
  })
})
