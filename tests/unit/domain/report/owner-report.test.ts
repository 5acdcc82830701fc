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
it('The owner’s report names a guide price as such', () => {
  const sale = { ...reportData, listing_type: 'sale', price: 2_350_000, price_qualifier: 'guide_price' }
  expect(reportFacts(parseReport(sale)!)[0]).toEqual(['Price', 'Guide price £2,350,000'])
  expect(reportFacts(parseReport({ ...sale, price_qualifier: null })!)[0]).toEqual(['Price', '£2,350,000'])
})
it('The owner’s report says that a withdrawn home is not on the website', () => {
  const facts = Object.fromEntries(reportFacts({ ...report, status: 'draft' }))
  expect(facts['Status']).toBe('Not on our website at the moment')
  expect(facts).not.toHaveProperty('On the market')
})
it('The owner’s report counts the first day', () => {
  expect(daysListed({ listed_on: '2026-11-26', made_on: '2026-11-26' })).toBe(1)
  expect(daysListed({ listed_on: '2026-03-28', made_on: '2026-03-30' })).toBe(3)
})
it('The owner’s report accepts numbers as text, and nothing that is no report', () => {
  expect(parseReport({ ...reportData, price: '1600' })?.price).toBe(1600)
  expect([null, {}, { ...reportData, weeks: 'none' }].map(parseReport)).toEqual([null, null, null])
})
