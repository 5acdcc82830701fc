import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ResultMessages } from '../../../../src/features/search/ResultMessages'
import { parseSearch } from '../../../../src/features/search/search-address'

it('An empty result has a title, and no second button that clears the filters', () => {
  const html = renderToStaticMarkup(
    <ResultMessages
      search={parseSearch(new URLSearchParams('beds=4&max=1700'), 'rent')}
      shown={{ listings: [], total: 0, areas: [], relaxed: { max: 2 }, status: 'ready', from: 'database' }}
      placeNotice={undefined}
      onChange={() => {}}
      onRetry={() => {}}
    />,
  )
  expect(html).toMatch(/<h3[^>]*>No properties found<\/h3>/)
  expect(html.match(/<button.*?<\/button>/g)?.map((button) => button.replace(/<.*?>/g, ''))).toEqual([
    'Without the price limit: 2 homes',
  ])
})

it('A failed search of a kind without homes does not claim that there are none', () => {
  vi.stubGlobal('navigator', { onLine: true })
  const html = renderToStaticMarkup(
    <ResultMessages
      search={parseSearch(new URLSearchParams('max=1700'), 'rent')}
      shown={{ listings: [], total: 0, areas: [], relaxed: {}, status: 'error', from: 'build' }}
      placeNotice={undefined}
      onChange={() => {}}
      onRetry={() => {}}
    />,
  )
  vi.unstubAllGlobals()
  expect(html).toContain('The list could not be loaded.')
  expect(html).not.toMatch(/These are all our homes|No properties found/)
})
