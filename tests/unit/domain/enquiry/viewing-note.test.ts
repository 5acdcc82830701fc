import { describe, expect, it } from 'vitest'
import { viewingNote } from '../../../../src/domain/enquiry/viewing-note'
import { eventIn } from '../../../calendar'
import { rendered, viewingEmail } from '../email/queued'

const entryOf = (id: string) =>
  eventIn(rendered(viewingEmail('viewing_booked', { viewing_id: id, sequence: 0 })).calendar!.content).event

describe('The calendar entry of a requested viewing', () => {
  const listing = { title: 'Cornwall Gardens Apartment', area: 'Kensington', slug: 'cornwall-gardens-apartment' }
  const id = '3f2a91bc-0000-4000-8000-000000000000'
  const startsAt = new Date('2026-11-30T14:30:00Z')
  const file = viewingNote(listing, id, startsAt, new Date('2026-11-26T09:00:00Z'), 45)

  it('is at the requested time, with the home and its page', () => {
    const { event, method, startsAt: starts } = eventIn(file)
    expect(method).toBe('PUBLISH')
    expect(starts).toEqual(startsAt)
    expect(event.summary).toBe('Viewing, to be confirmed by email: Cornwall Gardens Apartment')
    expect(event.location).toBe('Cornwall Gardens Apartment, Kensington, London')
    expect(event.description).toContain('/property/cornwall-gardens-apartment')
  })

  it('is the entry that our email about the booked viewing changes, also if nobody had to confirm it', () => {
    expect(eventIn(file).event.uid).toBe(entryOf(id).uid)
    expect(entryOf(id).sequence).toBeGreaterThan(eventIn(file).event.sequence)
  })

  it('is as long as the held time, and half an hour for a typed one', () => {
    expect(eventIn(file).event.duration.toSeconds()).toBe(45 * 60)
    expect(eventIn(viewingNote(listing, id, startsAt, startsAt, 0)).event.duration.toSeconds()).toBe(30 * 60)
  })

  it('says that the viewing is not booked, and invites nobody', () => {
    expect(file).toMatch(/\r\nSTATUS:TENTATIVE\r\n/)
    expect(file).not.toMatch(/ORGANIZER|ATTENDEE/)
  })
})
