import { buttonClass } from '../../../components/ui/button-class'
import { useEffect, useState } from 'react'
import { paths } from '../../../paths'
import { Erase } from './EraseDialog'
import { fieldsOf, summaryLine } from './fields'
import { FollowUp } from './FollowUp'
import { departmentLabel, type Enquiry, enquiryKey, kindLabel, stateLabel } from './inbox'
import { enquiriesOfSamePerson } from './inbox.queries'
import { formatShortTimestamp, formatLondonTime } from './format-moments'
import { PlaceLink } from './PlaceLink'
import { callLink, replyLink } from './reply'

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const { kind, about, slug } = enquiry
  const call = callLink(enquiry.phone)
  return (
    <dl className="timetable">
      {kind === 'inquiry' && (
        <div>
          <dt>Home</dt>
          <dd>
            {slug ? (
              <a className="link" href={paths.property(slug)}>
                {about}
              </a>
            ) : (
              <>
                {about} <span className="gone">(no longer listed)</span>
              </>
            )}
          </dd>
        </div>
      )}
      <div>
        <dt>E-mail</dt>
        <dd>
          <a className="link" href={replyLink(enquiry)}>
            {enquiry.email}
          </a>
        </dd>
      </div>
      {enquiry.phone && (
        <div>
          <dt>Phone</dt>
          <dd>
            {call ? (
              <a className="link" href={call}>
                {enquiry.phone}
              </a>
            ) : (
              enquiry.phone
            )}
          </dd>
        </div>
      )}
      {fieldsOf(enquiry).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What else this person sent, matched on address or telephone. */
function Others({ others, now }: { others: Enquiry[]; now: Date }) {
  if (others.length === 0) return null
  return (
    <section className="others" aria-labelledby="others-title">
      <h3 id="others-title">Also from this person</h3>
      <ul>
        {others.map((other) => (
          <li key={enquiryKey(other)}>
            <PlaceLink to={{ open: enquiryKey(other) }}>
              {kindLabel(other)}: {other.about || summaryLine(other)}
            </PlaceLink>
            <span>
              {formatShortTimestamp(other.createdAt, now)} · {stateLabel(other.state, other.kind)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One enquiry: every field, two ways to answer it, and what was done about it. */
export function EnquiryDetail({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const [others, setOthers] = useState<Enquiry[]>([])
  const [erasing, setErasing] = useState(false)
  const key = enquiryKey(enquiry)
  const call = callLink(enquiry.phone)
  useEffect(() => {
    let here = true
    void enquiriesOfSamePerson(enquiry).then((answer) => here && answer.ok && setOthers(answer.value))
    return () => void (here = false)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only the note and the status of an enquiry change.
  }, [key])
  return (
    <>
      <p className="came">
        {[departmentLabel(enquiry), kindLabel(enquiry)].filter(Boolean).join(' · ')}, received{' '}
        {formatLondonTime(enquiry.createdAt)}
      </p>
      <h2 id="enquiry-name">{enquiry.name}</h2>
      <p className="answer">
        <a className={buttonClass({ variant: 'primary' })} href={replyLink(enquiry)}>
          Reply by e-mail
        </a>
        {call && (
          <a className={buttonClass({ variant: 'outline' })} href={call}>
            Call
          </a>
        )}
      </p>
      {enquiry.message && <blockquote>{enquiry.message}</blockquote>}
      <Facts enquiry={enquiry} />
      <FollowUp enquiry={enquiry} />
      <Others others={others} now={now} />
      <p className="erasure">
        <button type="button" className="link" onClick={() => setErasing(true)}>
          Erase this enquiry…
        </button>
      </p>
      {erasing && <Erase enquiry={enquiry} others={others} onClose={() => setErasing(false)} />}
    </>
  )
}
