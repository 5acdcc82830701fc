// Copies, here and in the shell: shared with an island, this script would fetch what the island is made of.
import { restHeaders, restPath } from '../../lib/http/rest-path?copy'

/**
 * Says once that the page of a listing was opened, when nothing else is to be done. Neither a reload nor a step of the
 * history opens a page, and a machine does not read one. Nothing is kept in the visitor's browser or read from it, and
 * nothing of the visitor: the database counts the day's views (docs/decisions/018).
 */
export function countView(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || navigator.webdriver) return
  const [slug] = location.pathname.split('/').slice(2)
  ;(window.requestIdleCallback ?? setTimeout)(
    () =>
      void fetch(restPath('rpc/count_view'), {
        method: 'POST',
        headers: { ...restHeaders, 'content-type': 'application/json' },
        body: JSON.stringify({ slug }),
        keepalive: true,
      }).catch(() => {
        // A view that is not counted is no loss to anybody.
      }),
  )
}
