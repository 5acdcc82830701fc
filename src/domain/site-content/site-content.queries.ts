import { queryResult, rest } from '../../lib/http/rest'
import { parseSiteContent, type SiteContent, usualContent } from './site-content'

// Build time only: what the pages are prerendered with.

interface PublishedContent extends SiteContent {
  /** Whether a page is to ask for something newer: not where the database has no place for it. */
  available: boolean
}

let reading: Promise<PublishedContent> | undefined

async function read(): Promise<PublishedContent> {
  const result = await queryResult(rest().from('site_content').select('*').maybeSingle())
  if (result.ok) return { ...parseSiteContent(result.value), available: true }
  const { kind, message } = result.failure
  console.warn(`The site is built without what staff change on it (${message}).`)
  // A database with the specification's tables alone has none of it.
  return { ...usualContent, available: kind === 'unreachable' }
}

/** Once a build; afresh for each page of the dev server. */
export const publishedContent = () => (import.meta.env.DEV ? read() : (reading ??= read()))
