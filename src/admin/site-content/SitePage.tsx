import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '../../components/ui/Skeleton'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { $mayEdit } from '../../lib/http/admin-session'
import { SiteForm } from './SiteForm'
import { SiteText } from './SiteText'
import { readSiteContent, type Stored } from './site-content.queries'

/**
 * Content that staff change without a build.
 * @param props.children following content, which needs a build
 */
export function SitePage({ children }: { children?: ReactNode }) {
  const [stored, setStored] = useState<Stored | 'loading' | 'error'>('loading')
  const mayEdit = useStore($mayEdit)
  const load = () => void readSiteContent().then((result) => setStored(result.ok ? result.value : 'error'))
  useEffect(load, [])
  return (
    <section className="rail-row">
      <div className="rail max-tablet:hidden">Site</div>
      <div className="rail-main">
        <h1 className="text-h2">Site content</h1>
        <p className="mt-3 max-w-[40em] text-note text-ink-2">
          You can change these parts of the site without a build. Visitors see changes within five minutes, on the next
          page they open.
        </p>
        <div role="status">{stored === 'loading' && <Skeleton count={3} />}</div>
        {stored === 'error' && <LoadFailure title="This could not be loaded." onRetry={load} />}
        {typeof stored === 'object' &&
          (mayEdit && stored.version !== null ? (
            <SiteForm first={{ ...stored, version: stored.version }} />
          ) : (
            <SiteText content={stored.content} />
          ))}
        {children}
      </div>
    </section>
  )
}
