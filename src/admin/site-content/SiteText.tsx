import { type ReactNode } from 'react'
import { noticeOn, type SiteContent, specialDaysFrom } from '../../domain/site-content/site-content'
import { specialHoursText } from '../../domain/site-content/special-hours'
import { formatDay } from '../../lib/time/format-day'
import { londonDay } from '../../lib/time/london-time'
import { useListings } from './useListings'
import { serverDate } from '../../lib/time/server-time'
import { has } from '../../parts'

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 border-b border-line py-3.5 tablet:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="text-note text-ink-2">{label}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

/** The content for read-only accounts. */
export function SiteText({ content }: { content: SiteContent }) {
  const today = londonDay(serverDate())
  const titleOf = useListings(content.featured)
  const notice = noticeOn(content, today)
  const days = specialDaysFrom(content, today)
  return (
    <dl className="mt-6 max-w-[46em] border-t border-ink">
      <Line label="Notice">
        {notice ? (
          <>
            {notice} {content.noticeUntil && <>(until {formatDay(content.noticeUntil)})</>}
          </>
        ) : (
          'None'
        )}
      </Line>
      <Line label="Special days">
        {days.length === 0 && 'None'}
        {days.map((each) => (
          <p key={each.day}>
            {formatDay(each.day)}: {specialHoursText(each).hours}
          </p>
        ))}
      </Line>
      <Line label="Featured listings">
        {content.featured.length === 0 && 'The three newest of each type'}
        {content.featured.map((id) => (
          <p key={id}>{titleOf(id)}</p>
        ))}
      </Line>
      {has('testimonials') && <Line label="Testimonials">{content.testimonials ? 'Shown' : 'Not shown'}</Line>}
    </dl>
  )
}
