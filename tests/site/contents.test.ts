import { expect, it } from 'vitest'
import { publicPages, read } from './built'

const list = /<nav[^>]* aria-label="On this page"[^>]*>(.*?)<\/nav>/s
const withContents = publicPages.filter((page) => list.test(read(page)))

it('long pages have contents', () => {
  expect(withContents.length).toBeGreaterThan(10)
})

it.each(withContents)('the contents of %s link to its sections, in order', (page) => {
  const html = read(page)
  const ids = [...list.exec(html)![1]!.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!)
  const places = ids.map((id) => html.indexOf(` id="${id}"`))
  expect(ids.length).toBeGreaterThan(0)
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
