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
})
