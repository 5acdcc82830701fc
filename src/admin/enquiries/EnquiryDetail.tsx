import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { $isAdministrator } from '../../lib/http/admin-session'
import { paths } from '../../paths'
import { EnquiryEmails } from './EnquiryEmails'
import { Erase } from './EraseDialog'
import { fieldsOf, summaryLine } from './fields'
import { FollowUp } from './FollowUp'
import { enquiryKey, kindLabel, stateLabel } from '../../domain/enquiry/enquiry-labels'
import { departmentLabel, type Enquiry } from './inbox'
import { enquiriesOfSamePerson } from './inbox.queries'
import { formatShortTimestamp, formatLondonTime } from '../../domain/staff/format-moments'
import { partTitle } from './part-title'
import { PlaceLink } from './PlaceLink'
import { callLink, replyLink } from './reply'
import { Retention } from './Retention'

const fact = 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 border-b border-line py-1.5 text-note'
const term = 'text-ink-2 first-letter:uppercase'
const detail = 'text-balance tabular-nums wrap-anywhere'

function Facts({ enquiry }: { enquiry: Enquiry }) {
  const { kind, about, slug } = enquiry
  const call = callLink(enquiry.phone)
  return (
    <dl className="mt-5.5 border-t border-ink">
      {kind === 'inquiry' && (
        <div className={fact}>
          <dt className={term}>Listing</dt>
          <dd className={detail}>
            {slug ? (
              <a className="quiet-link" href={paths.property(slug)}>
                {about}
              </a>
            ) : (
              <>
                {about} <span className="text-small text-ink-2">(no longer listed)</span>
              </>
            )}
          </dd>
        </div>
      )}
      <div className={fact}>
        <dt className={term}>Email</dt>
        <dd className={detail}>
          <a className="quiet-link" href={replyLink(enquiry)}>
            {enquiry.email}
          </a>
        </dd>
      </div>
      {enquiry.phone && (
        <div className={fact}>
          <dt className={term}>Phone</dt>
          <dd className={detail}>
            {call ? (
              <a className="quiet-link" href={call}>
                {enquiry.phone}
              </a>
            ) : (
              enquiry.phone
            )}
          </dd>
        </div>
      )}
      {fieldsOf(enquiry).map(({ label, value }) => (
        <div className={fact} key={label}>
          <dt className={term}>{label}</dt>
          <dd className={detail}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Other enquiries of the same person, matched by email or phone. */
function Others({ others, now }: { others: Enquiry[]; now: Date }) {
  if (others.length === 0) return null
  return (
    <section className="mt-10" aria-labelledby="others-title">
      <h3 className={partTitle} id="others-title">
        Also from this person
      </h3>
      <ul>
        {others.map((other) => (
          <li
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-note"
            key={enquiryKey(other)}
          >
            <PlaceLink className="max-w-full truncate quiet-link decoration-edge" to={{ open: enquiryKey(other) }}>
              {kindLabel(other)}: {other.about || summaryLine(other)}
            </PlaceLink>
            <span className="text-ink-2 tabular-nums">
              {formatShortTimestamp(other.createdAt, now)} · {stateLabel(other.state, other.kind)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const detailTitleClass = 'mt-1.5 mb-4 text-[2rem] wrap-anywhere'

/** The viewings of an enquiry: another part of the admin, which the screen passes in. */
export type ViewingsOf = (enquiry: Enquiry, options: { now: Date; onDone: () => void }) => ReactNode

interface Props {
  enquiry: Enquiry
  now: Date
  /** Its history, beside the follow-up. */
  history: ReactNode
  /** Its viewings. `onDone` is called after a change that sends an email. */
  viewingsOf: ViewingsOf
}

/** One enquiry: every field, two ways to reply, and the follow-up. */
export function EnquiryDetail({ enquiry, now, history, viewingsOf }: Props) {
  const [others, setOthers] = useState<Enquiry[]>([])
  const [erasing, setErasing] = useState(false)
  const [changes, setChanges] = useState(0)
  const mayErase = useStore($isAdministrator)
  const key = enquiryKey(enquiry)
  const call = callLink(enquiry.phone)
  useEffect(() => {
    let here = true
    void enquiriesOfSamePerson(enquiry).then((result) => here && result.ok && setOthers(result.value))
    return () => void (here = false)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only the note and the status of an enquiry change.
  }, [key])
  return (
    <>
      <p className="text-small text-ink-2">
        {[departmentLabel(enquiry), kindLabel(enquiry)].filter(Boolean).join(' · ')}, received{' '}
        {formatLondonTime(enquiry.createdAt)}
      </p>
      <h2 className={detailTitleClass} id="enquiry-name">
        {enquiry.name}
      </h2>
      <p className="flex flex-wrap gap-3">
        <a className={buttonClass({ variant: 'primary' })} href={replyLink(enquiry)}>
          Reply by email
        </a>
        {call && (
          <a className={buttonClass({ variant: 'outline' })} href={call}>
            Call
          </a>
        )}
      </p>
      {enquiry.message && (
        <blockquote className="mt-6.5 border-l border-edge pl-4.5 wrap-anywhere whitespace-pre-line">
          {enquiry.message}
        </blockquote>
      )}
      <Facts enquiry={enquiry} />
      {viewingsOf(enquiry, { now, onDone: () => setChanges((count) => count + 1) })}
      <FollowUp enquiry={enquiry} />
      <EnquiryEmails enquiry={enquiry} now={now} changes={changes} />
      <Others others={others} now={now} />
      <section className="mt-10" aria-labelledby="history-title">
        <h3 className={partTitle} id="history-title">
          History
        </h3>
        {history}
      </section>
      <Retention enquiry={enquiry} now={now} />
      {mayErase && (
        <p className="mt-2 text-note text-ink-2">
          <button type="button" className="cursor-pointer py-2 quiet-link" onClick={() => setErasing(true)}>
            Erase this enquiry…
          </button>
        </p>
      )}
      {erasing && <Erase enquiry={enquiry} others={others} onClose={() => setErasing(false)} />}
    </>
  )
}
