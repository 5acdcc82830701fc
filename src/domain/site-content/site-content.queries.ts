import { queryResult, rest } from '../../lib/http/rest'
import { parseSiteContent, type SiteContent, usualContent } from './site-content'

// Build time only: the editable content of prerendered pages.

interface PublishedContent extends SiteContent {
  /** Whether pages check for newer content: not if the database has no table for it. */
  available: boolean
}

let reading: Promise<PublishedContent> | undefined

async function read(): Promise<PublishedContent> {
  const result = await queryResult(rest().from('site_content').select('*').maybeSingle())
  if (result.ok) return { ...parseSiteContent(result.value), available: true }
  const { kind, message } = result.failure
  console.warn(`The site is built without what staff change on it (${message}).`)
  // Databases with only the specification's tables lack it.
  return { ...usualContent, available: kind === 'unreachable' }
}

/** Read once per build; on every page of the dev server. */
export const publishedContent = () => (import.meta.env.DEV ? read() : (reading ??= read()))
