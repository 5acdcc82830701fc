import { expect, it } from 'vitest'
import { organisation } from '../../../../src/domain/agency/organisation'
import type { SpecialDay } from '../../../../src/lib/time/office-clock'
import { agency } from '#agency/agency.ts'

const hours = (opens: number | null, closes: number | null) =>
  organisation('2026-11-28', [
    { day: '2026-12-24', opens, closes, name: 'Christmas Eve' },
  ]).openingHoursSpecification.at(-1)

it('The structured data of the agency has the bank holidays of a year, unless the office opens on one', () => {
  const days = (specialDays: SpecialDay[]) =>
    organisation('2026-11-28', specialDays).openingHoursSpecification.flatMap((hours) =>
      'validFrom' in hours && hours.opens === '00:00' ? [hours.validFrom] : [],
    )
  const all = days([])
  expect(all.slice(0, 3)).toEqual(['2026-12-25', '2026-12-26', '2026-12-28'])
  expect(days([{ day: '2026-12-28', opens: 600, closes: 840, name: '' }])).toEqual(
    all.filter((day) => day !== '2026-12-28'),
  )
})

it('The structured data of the agency has its special days', () => {
  const day = { '@type': 'OpeningHoursSpecification', validFrom: '2026-12-24', validThrough: '2026-12-24' }
  expect(hours(600, 840)).toEqual({ ...day, opens: '10:00', closes: '14:00' })
  expect(hours(540, 1440)).toEqual({ ...day, opens: '09:00', closes: '23:59' })
  expect(hours(null, null)).toEqual({ ...day, opens: '00:00', closes: '00:00' })
})

it('The structured data of the agency names its pages elsewhere', () =>
  expect(organisation('2026-11-28', []).sameAs).toEqual(agency.social.map(({ url }) => url)))
