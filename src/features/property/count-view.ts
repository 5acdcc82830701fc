import { restHeaders, restPath } from '../../lib/http/rest-path'

/**
 * Says once that the page of a listing was opened, when nothing else is to be done. Neither a reload nor a step of the
 * history opens a page; a machine does not read one; and who is signed in to the admin is staff. Nothing is kept of the
 * visitor: the database counts the day's views (docs/decisions/018).
 */
export function countView(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || navigator.webdriver || isStaff()) return
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

/** Whether this browser keeps a session of the admin (lib/http/supabase.ts). */
function isStaff() {
  try {
    return localStorage.getItem('meridian_row_session') !== null
  } catch {
    // Storage is forbidden: nobody is signed in.
    return false
  }
}
