import { expect, it } from 'vitest'
import { organisation } from '../../../../src/domain/agency/organisation'
import { agency } from '#agency/agency.ts'

const hours = (opens: number | null, closes: number | null) =>
  organisation([{ day: '2026-12-24', opens, closes, name: 'Christmas Eve' }]).openingHoursSpecification.at(-1)

it('The structured data of the agency has its special days', () => {
  const day = { '@type': 'OpeningHoursSpecification', validFrom: '2026-12-24', validThrough: '2026-12-24' }
  expect(hours(600, 840)).toEqual({ ...day, opens: '10:00', closes: '14:00' })
  expect(hours(540, 1440)).toEqual({ ...day, opens: '09:00', closes: '23:59' })
  expect(hours(null, null)).toEqual({ ...day, opens: '00:00', closes: '00:00' })
})

it('The structured data of the agency names its pages elsewhere', () =>
  expect(organisation([]).sameAs).toEqual(agency.social.map(({ url }) => url)))
