import { visitorsTime } from './dates'

/** The viewing by the visitor's own clock, where that is not London's. Said aloud when it changes. */
export const VisitorsTime = ({ viewing }: { viewing: string }) => (
  <p className="-mt-2.5 text-note text-ink-2 empty:hidden" role="status" data-testid="visitors-time">
    {visitorsTime(viewing)}
  </p>
)
