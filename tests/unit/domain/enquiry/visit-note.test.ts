import { expect, it } from 'vitest'
import { visitNote } from '../../../../src/domain/enquiry/visit-note'
import { eventIn } from '../../../calendar'

it('A visit that waits for us is a tentative calendar entry without the address', () => {
  const start = new Date('2026-12-01T10:30:00Z')
  const text = visitNote({ id: 'a1', startsAt: start, minutes: 45, isBooked: false }, new Date('2026-11-26T19:00:00Z'))
  const { event, startsAt } = eventIn(text)
  expect(startsAt).toEqual(start)
  expect(event.duration.toSeconds()).toBe(45 * 60)
  expect(event.summary).toBe('Valuation visit, not confirmed yet: Meridian Row')
  expect(event.uid).toMatch(/^viewing-a1@/)
  expect(text).toContain('STATUS:TENTATIVE')
})
