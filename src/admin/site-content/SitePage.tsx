import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '../../components/ui/Skeleton'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { $mayEdit } from '../../lib/http/admin-session'
import { SiteForm } from './SiteForm'
import { SiteText } from './SiteText'
import { unwrap } from '../query/request-error'
import { readSiteContent } from './site-content.queries'

/**
 * Content that staff change without a build.
 * @param props.children following content, which needs a build
 */
export function SitePage({ children }: { children?: ReactNode }) {
  // Read once: the form compares versions itself, and must not change while somebody types.
  const {
    data: stored,
    isPending,
    refetch,
  } = useQuery({
    queryKey: ['site-content'],
    queryFn: async () => unwrap(await readSiteContent()),
    staleTime: Infinity,
  })
  const mayEdit = useStore($mayEdit)
  return (
    <section className="rail-row">
      <div className="rail max-tablet:hidden">Site</div>
      <div className="rail-main">
        <h1 className="text-h2 max-tablet:sr-only">Site content</h1>
        <p className="mt-3 max-w-[40em] text-note text-ink-2">
          You can change these parts of the site without a build. Visitors see changes within five minutes, on the next
          page they open.
        </p>
        <div role="status">{isPending && <Skeleton count={3} />}</div>
        {!isPending && !stored && <LoadFailure title="This could not be loaded." onRetry={() => void refetch()} />}
        {stored &&
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
