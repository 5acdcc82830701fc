import { describe, expect, it } from 'vitest'
import { viewingNote } from '../../../../src/domain/enquiry/viewing-note'
import { eventIn } from '../../../calendar'

describe('The calendar entry of a requested viewing', () => {
  const listing = { title: 'Cornwall Gardens Apartment', area: 'Kensington', slug: 'cornwall-gardens-apartment' }
  const startsAt = new Date('2026-11-30T14:30:00Z')
  const file = viewingNote(listing, startsAt, new Date('2026-11-26T09:00:00Z'))

  it('is at the requested time, with the home and its page', () => {
    const { event, method, startsAt: starts } = eventIn(file)
    expect(method).toBe('PUBLISH')
    expect(starts).toEqual(startsAt)
    expect(event.summary).toBe('Viewing, to be confirmed by email: Cornwall Gardens Apartment')
    expect(event.location).toBe('Cornwall Gardens Apartment, Kensington, London')
    expect(event.description).toContain('/property/cornwall-gardens-apartment')
  })

  it('says that the viewing is not booked, and invites nobody', () => {
    expect(file).toMatch(/\r\nSTATUS:TENTATIVE\r\n/)
    expect(file).not.toMatch(/ORGANIZER|ATTENDEE/)
  })
})
