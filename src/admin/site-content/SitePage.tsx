import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { $mayEdit } from '../../lib/http/admin-session'
import { useRead } from '../query/use-read'
import { AdminPage } from '../ui/AdminPage'
import { LoadState } from '../ui/LoadState'
import { SiteForm } from './SiteForm'
import { SiteText } from './SiteText'
import { readSiteContent } from './site-content.queries'

/**
 * Content that staff change without a build.
 * @param props.children content below, which needs a build
 */
export function SitePage({ children }: { children?: ReactNode }) {
  // Loaded once: the form compares versions itself, and must not change during input.
  const query = useRead(['site-content'], readSiteContent, { staleTime: Infinity })
  const { data: stored } = query
  const mayEdit = useStore($mayEdit)
  return (
    <AdminPage
      rail="Site"
      title="Site content"
      lead="You can change these parts of the site without a build. Visitors see changes within five minutes, on the
        next page they open."
    >
      <LoadState query={query} failure="This could not be loaded." />
      {stored &&
        (mayEdit && stored.version !== null ? (
          <SiteForm initial={{ ...stored, version: stored.version }} />
        ) : (
          <SiteText content={stored.content} />
        ))}
      {children}
    </AdminPage>
  )
}
