import { expect, it } from 'vitest'
import { type FirstStepsState, stepsOf } from '../../../../src/admin/first-steps/first-steps'

const nothing: FirstStepsState = {
  hasName: false,
  hasHours: false,
  people: 1,
  worksAlone: false,
  hasListing: false,
  hasFeed: false,
  hasEnquiry: false,
  hasPublished: false,
  draftId: null,
}
const done = (changes: Partial<FirstStepsState>) =>
  stepsOf({ ...nothing, ...changes })
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id)

it('A step is done only by its own result', () => {
  expect(done({})).toEqual([])
  expect(done({ hasName: true })).toEqual([])
  expect(done({ hasName: true, hasHours: true })).toEqual(['name'])
  expect(done({ people: 2 })).toEqual(['people'])
  expect(done({ worksAlone: true })).toEqual(['people'])
  expect(done({ hasListing: true })).toEqual(['listing'])
  expect(done({ hasFeed: true })).toEqual(['listing'])
  expect(done({ hasEnquiry: true })).toEqual(['enquiry'])
  expect(done({ hasPublished: true })).toEqual(['publish'])
})

it('Every open step leads to a screen, and publishing to the draft', () => {
  for (const { links } of stepsOf(nothing)) expect(links.length).toBeGreaterThan(0)
  expect(stepsOf({ ...nothing, hasName: true })[0]?.links.map(({ href }) => href)).toEqual(['/admin/diary'])
  expect(stepsOf({ ...nothing, draftId: 'a1' }).at(-1)?.links[0]?.href).toBe('/admin/properties/a1/edit')
})
