import { describe, expect, it } from 'vitest'
import { publicPages, read } from './built'

// The style guide shows the dialog's own styles, which are fetched with it elsewhere.
const painted = publicPages.filter((page) => page !== 'styleguide.html')

describe.each(painted)('%s', (page) => {
  const html = read(page)

  it('paints without asking for a style sheet', () => {
    expect(html.match(/<link[^>]+rel="stylesheet"[^>]*>/g)).toBeNull()
    expect(html).toContain('--color-stucco:')
  })

  it('fetches its scripts after what is seen', () => {
    const scripts = html.match(/<script[^>]+src=[^>]*>/g) ?? []
    expect(scripts.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([])
    expect(scripts.length).toBeGreaterThan(0)
  })

  it('sets its display words in letters that their italic was cut for', () => {
    const words = [...html.matchAll(/<h[123][^>]*>.*?<\/h[123]>/gs)].flatMap(([heading]) => [...heading.matchAll(/<em[^>]*>(.*?)<\/em>/gs)].map(([, word]) => word))
    expect(words.filter((word) => !/^[a-z ,.’]+$/.test(word ?? ''))).toEqual([])
    // Their face comes with the page where they stand in its first view, and nowhere else.
    expect(html.match(/as="font"/g)).toHaveLength(words.length > 0 ? 3 : 2)
  })
})
