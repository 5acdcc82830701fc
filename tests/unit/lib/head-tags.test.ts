import { expect, it } from 'vitest'
import { headTags } from '../../../src/lib/head-tags'

const openGraphType = (modified?: string) =>
  headTags({ title: 'a', description: 'b', ...(modified && { modified }) }, '/a', { url: 'c' }).tags.find(
    ({ attributes }) => attributes['property'] === 'og:type',
  )?.attributes['content']

it('A page with article:modified_time is an article to Open Graph', () => {
  expect(openGraphType('2026-11-28')).toBe('article')
  expect(openGraphType()).toBe('website')
})
