import { visitorsTime } from './dates'

/** The viewing in the visitor's time zone, if it is not London's. Announced on change. */
export const VisitorsTime = ({ viewing }: { viewing: string }) => (
  <p className="-mt-2.5 text-note text-ink-2 empty:sr-only" role="status" data-testid="visitors-time">
    {visitorsTime(viewing)}
  </p>
)
