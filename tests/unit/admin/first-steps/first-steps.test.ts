import { expect, it } from 'vitest'
import { type FirstStepsState, stepsOf } from '../../../../src/admin/first-steps/first-steps'

const nothing: FirstStepsState = {
  has_name: false,
  has_hours: false,
  people: 1,
  works_alone: false,
  has_listing: false,
  has_feed: false,
  has_enquiry: false,
  has_published: false,
  draft_id: null,
}
const done = (changes: Partial<FirstStepsState>) =>
  stepsOf({ ...nothing, ...changes })
    .filter(({ isDone }) => isDone)
    .map(({ id }) => id)

it('A step is done only by its own result', () => {
  expect(done({})).toEqual([])
  expect(done({ has_name: true })).toEqual([])
  expect(done({ has_name: true, has_hours: true })).toEqual(['name'])
  expect(done({ people: 2 })).toEqual(['people'])
  expect(done({ works_alone: true })).toEqual(['people'])
  expect(done({ has_listing: true })).toEqual(['listing'])
  expect(done({ has_feed: true })).toEqual(['listing'])
  expect(done({ has_enquiry: true })).toEqual(['enquiry'])
  expect(done({ has_published: true })).toEqual(['publish'])
})

it('Every open step leads to a screen, and publishing to the draft', () => {
  for (const { links } of stepsOf(nothing)) expect(links.length).toBeGreaterThan(0)
  expect(stepsOf({ ...nothing, has_name: true })[0]?.links.map(({ href }) => href)).toEqual(['/admin/diary'])
  expect(stepsOf({ ...nothing, draft_id: 'a1' }).at(-1)?.links[0]?.href).toBe('/admin/properties/a1/edit')
})
