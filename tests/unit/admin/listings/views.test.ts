import { expect, it } from 'vitest'
import { drawnDays, summariseViews } from '../../../../src/admin/listings/views'

it('Views of the last seven days are today’s and those of the six days before', () => {
  const counted = [
    { day: '2026-11-23', views: 3 },
    { day: '2026-11-17', views: 4 },
    { day: '2026-11-16', views: 50 },
    { day: '2026-03-01', views: 100 },
  ]
  const { week, all, since, days } = summariseViews(counted, '2026-11-23')
  expect({ week, all, since }).toEqual({ week: 7, all: 157, since: '2026-03-01' })
  expect(days).toHaveLength(drawnDays)
  expect([days[0], days.at(-1)]).toEqual([
    { day: '2026-10-27', views: 0 },
    { day: '2026-11-23', views: 3 },
  ])
})

it('A listing without views has no first day', () => {
  expect(summariseViews([], '2026-11-23')).toMatchObject({ week: 0, all: 0, since: '' })
})
