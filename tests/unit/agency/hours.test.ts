import { describe, expect, it } from 'vitest'
import { officeHours, officeHoursText } from '#agency/hours.ts'

describe('The office', () => {
  it('has the displayed opening hours', () => {
    const clock = (minutes: number) =>
      `${Math.floor(minutes / 60) % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${minutes < 720 ? 'AM' : 'PM'}`
    const texts = officeHours.map((day) => (day ? `${clock(day.opens)} to ${clock(day.closes)}` : 'Closed'))
    const [weekdays, saturday, sunday] = officeHoursText.map(({ hours }) => hours)
    expect(texts).toEqual([sunday, weekdays, weekdays, weekdays, weekdays, weekdays, saturday])
  })
})
