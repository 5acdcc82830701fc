import { titleLanguage } from '#messages/formats.ts'
import * as messages from '#messages/viewing.ts'
import type { ReactNode } from 'react'
import type { OpenViewing } from '../../domain/viewing/linked-viewing'
import { formatMoment } from '../../lib/time/format-moment'
import { paths } from '../../paths'

/** A time in London and in the browser's zone. */
export const localMoment = (moment: Date) => formatMoment(moment, Intl.DateTimeFormat().resolvedOptions().timeZone)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-4 border-b border-line py-2">
    <dt className="text-ink-2">{label}</dt>
    <dd className="wrap-anywhere break-keep">{children}</dd>
  </div>
)

/** The home, the time, and how. */
export function ViewingFacts({ viewing }: { viewing: OpenViewing }) {
  const { state, startsAt, minutes, kind, title, slug, appointment } = viewing
  const inPerson = appointment === 'valuation' ? messages.weVisit : messages.inPerson
  return (
    <dl className="border-t border-ink tabular-nums">
      {title && (
        <Fact label={messages.listing}>
          {slug ? (
            <a className="quiet-link" lang={titleLanguage || undefined} href={paths.property(slug)}>
              {title}
            </a>
          ) : (
            <span lang={titleLanguage || undefined}>{title}</span>
          )}
        </Fact>
      )}
      <Fact label={state === 'cancelled' ? messages.wasAt : messages.when}>{localMoment(startsAt)}</Fact>
      <Fact label={messages.how}>
        {messages.howLong(appointment === 'viewing' && kind === 'video' ? messages.byVideo : inPerson, minutes)}
      </Fact>
    </dl>
  )
}
