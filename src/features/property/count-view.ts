// Copies, here and in the shell: a shared chunk would load the islands' code.
import { restHeaders, restPath } from '../../lib/http/rest-path?copy'

/**
 * Counts one view of a listing when the page is idle, except for reloads, history navigation and bots. Stores and sends
 * no visitor data; the database counts views per day (docs/decisions/018).
 */
export function countView(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || navigator.webdriver) return
  const slug = location.pathname.split('/property/')[1]
  ;(window.requestIdleCallback ?? setTimeout)(
    () =>
      void fetch(restPath('rpc/count_view'), {
        method: 'POST',
        headers: { ...restHeaders, 'content-type': 'application/json' },
        body: JSON.stringify({ slug }),
        keepalive: true,
      }).catch(() => {
        // Ignore counting errors.
      }),
  )
}
