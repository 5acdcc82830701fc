import { expect, it } from 'vitest'
import { daysListed, priceText, reportFacts, reportTitle } from '../../../../src/domain/report/owner-report'
import { parseReport } from '../../../../src/domain/report/parse-report'
import { reportData } from './report-data'

const report = parseReport(reportData)!

it('The owner’s report has its figures in words', () => {
  expect(reportTitle(report)).toBe('Eel Brook Studio, Fulham')
  expect(reportFacts(report)).toEqual([
    ['Rent', '£1,600 pcm'],
    ['Status', 'Live'],
    ['On the market', '81 days, since 7 September 2026'],
    ['Page views', '1,373'],
    ['Enquiries', '3'],
    ['Viewings', '1 held, 2 booked'],
  ])
  expect(reportFacts({ ...report, viewings_ahead: 0, price: null, made_on: report.listed_on })).toEqual(
    expect.arrayContaining([
      ['Viewings', '1 held'],
      ['On the market', '1 day, since 7 September 2026'],
    ]),
  )
  const absent = { ...report.viewings[0]!, feedback: 'did_not_come' }
  expect(reportFacts({ ...report, viewings: [...report.viewings, absent] })).toContainEqual([
    ...['Viewings', '1 held, 1 did not come, 2 booked'],
  ])
  expect(priceText(report.prices[0]!, report)).toBe('Down from £1,700 pcm to £1,600 pcm on 6 November 2026')
})
it('The owner’s report counts the first day', () => {
  expect(daysListed({ listed_on: '2026-11-26', made_on: '2026-11-26' })).toBe(1)
  expect(daysListed({ listed_on: '2026-03-28', made_on: '2026-03-30' })).toBe(3)
})
it('The owner’s report accepts numbers as text, and nothing that is no report', () => {
  expect(parseReport({ ...reportData, price: '1600' })?.price).toBe(1600)
  expect([null, {}, { ...reportData, weeks: 'none' }].map(parseReport)).toEqual([null, null, null])
})
