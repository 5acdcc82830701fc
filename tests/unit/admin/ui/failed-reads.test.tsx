import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ReportLinks } from '../../../../src/admin/owner-report/OwnerReport'
import { ErasureLog } from '../../../../src/admin/person/ErasureLog'

/** The HTML of content whose request failed, or returned no rows. */
async function htmlOf(content: ReactNode, queryKey: QueryKey, succeeds: boolean) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } })
  const queryFn = () => (succeeds ? Promise.resolve([]) : Promise.reject(new Error('500')))
  await client.prefetchQuery({ queryKey, queryFn })
  return renderToStaticMarkup(<QueryClientProvider client={client}>{content}</QueryClientProvider>)
}

describe('A list that could not be read does not look empty', () => {
  it.each([
    ['The erasures', <ErasureLog key="log" />, ['person', 'erasures'], 'The past erasures could not be loaded.'],
    ['The links', <ReportLinks key="links" listing="a" />, ['report-links', 'a'], 'The links could not be loaded.'],
  ])('%s', async (_, content, key, failure) => {
    expect(await htmlOf(content, key, false)).toContain(failure)
    expect(await htmlOf(content, key, true)).toBe('')
  })
})
