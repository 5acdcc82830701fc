import { type ComponentProps, lazy, Suspense } from 'react'
import type { VisitTime as VisitTimeComponent } from './VisitTime'

// Loaded after the send, because no form needs it; without it the confirmation is complete.
const VisitTime = lazy(() =>
  import('./VisitTime')
    .then(({ VisitTime }) => ({ default: VisitTime }))
    .catch((): { default: typeof VisitTimeComponent } => ({ default: () => null })),
)

/** The choice of a time for the visit, once its code has loaded. */
export const LateVisitTime = (props: ComponentProps<typeof VisitTime>) => (
  <Suspense>
    <VisitTime {...props} />
  </Suspense>
)
