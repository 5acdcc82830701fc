import { errorKind } from '../../lib/http/database-error'
import { backendAddress, queryResult, rest } from '../../lib/http/rest'
import type { Result } from '../../lib/http/result'
import { parseSiteContent, type SiteContent, defaultContent } from './site-content'

// Build time only: the editable content of prerendered pages.

interface PublishedContent extends SiteContent {
  /** Whether pages check for newer content: not if the database has no table for it. */
  available: boolean
}

let reading: Promise<PublishedContent> | undefined

/** @param isNamed whether the build names its backend, whose content it must then have */
export function contentFrom(result: Result<unknown>, isNamed: boolean): PublishedContent {
  if (result.ok) return { ...parseSiteContent(result.value), available: true }
  const { message } = result.failure
  // Databases with only the specification's tables lack it.
  const isMissing = errorKind(result.failure) === 'missing-schema'
  if (isNamed && !isMissing)
    throw new Error(
      `The content of /admin/site could not be read from ${backendAddress()} (${message}). Nothing is built: it ` +
        'would lack a notice and special hours. npm run doctor says what to fix.',
    )
  console.warn(`The site is built without what staff change on it (${message}).`)
  return { ...defaultContent, available: !isMissing }
}

const read = async () =>
  contentFrom(
    await queryResult(rest().from('site_content').select('*').maybeSingle()),
    import.meta.env.PROD && Boolean(process.env['BACKEND_NAMED']),
  )

/** Read once per build; on every page of the dev server. */
export const publishedContent = () => (import.meta.env.DEV ? read() : (reading ??= read()))
