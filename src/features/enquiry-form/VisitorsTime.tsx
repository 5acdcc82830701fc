import { otherZoneTime, parseLondonTime } from '../../lib/time/london-time'

/** A viewing's time in London and in the visitor's time zone, if they differ. Announced on change. */
export function VisitorsTime({ viewing }: { viewing: string }) {
  const moment = parseLondonTime(viewing)
  return (
    <p className="-mt-2.5 text-note text-ink-2 empty:sr-only" role="status" data-testid="visitors-time">
      {moment && otherZoneTime(moment, Intl.DateTimeFormat().resolvedOptions().timeZone)}
    </p>
  )
}
