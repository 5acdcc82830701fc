import { noticeOn, type SiteContent, specialDaysFrom } from '../../domain/site-content/site-content'
import { specialHoursText } from '../../domain/site-content/special-hours'
import { formatDay } from '../../lib/time/format-day'
import { londonDay } from '../../lib/time/london-time'
import { FactRow } from '../ui/FactRow'
import { useListings } from './useListings'
import { serverDate } from '../../lib/time/server-time'
import { has } from '../../parts'

/** The content for read-only accounts. */
export function SiteText({ content }: { content: SiteContent }) {
  const today = londonDay(serverDate())
  const titleOf = useListings(content.featured)
  const notice = noticeOn(content, today)
  const days = specialDaysFrom(content, today)
  return (
    <dl className="mt-6 max-w-[46em] border-t border-ink">
      <FactRow wide label="Notice">
        {notice ? (
          <>
            {notice} {content.noticeUntil && <>(until {formatDay(content.noticeUntil)})</>}
          </>
        ) : (
          'None'
        )}
      </FactRow>
      <FactRow wide label="Special days">
        {days.length === 0 && 'None'}
        {days.map((each) => (
          <p key={each.day}>
            {formatDay(each.day)}: {specialHoursText(each).hours}
          </p>
        ))}
      </FactRow>
      <FactRow wide label="Featured listings">
        {content.featured.length === 0 && 'The three newest of each type'}
        {content.featured.map((id) => (
          <p key={id}>{titleOf(id)}</p>
        ))}
      </FactRow>
      {has('testimonials') && (
        <FactRow wide label="Testimonials">
          {content.testimonials ? 'Shown' : 'Not shown'}
        </FactRow>
      )}
    </dl>
  )
}
