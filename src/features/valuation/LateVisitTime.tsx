import { lazy, Suspense } from 'react'

// Loaded after the send, because no form needs it; without it the confirmation is complete.
const VisitTime = lazy(() =>
  import('./VisitTime').then(({ VisitTime }) => ({ default: VisitTime })).catch(() => ({ default: () => <></> })),
)

/** The choice of a time for the visit, once its code has loaded. */
export const LateVisitTime = ({ enquiry }: { enquiry: string }) => (
  <Suspense>
    <VisitTime enquiry={enquiry} />
  </Suspense>
)
