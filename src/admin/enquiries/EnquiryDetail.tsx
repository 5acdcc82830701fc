import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { $isAdministrator, $mayEdit } from '../../lib/http/admin-session'
import { enquiryKey, kindLabel, stateLabel } from '../../domain/enquiry/enquiry-labels'
import { formatLondonTime, formatShortTimestamp } from '../../domain/staff/format-moments'
import { nameLanguage, textLanguage } from '../../lib/format/text-language'
import { paths } from '../../paths'
import { Button, TextButton } from '../ui/Button'
import { useSpecialDays } from '../query/special-days.queries'
import { DetailPart } from '../ui/AdminPage'
import { Conversation, EnquiryEmails } from './Correspondence'
import { EnquiryFacts } from './EnquiryFacts'
import { Erase } from './EraseDialog'
import { summaryLine } from './fields'
import { FollowUp } from './FollowUp'
import { departmentLabel, type Enquiry } from '../../domain/enquiry/enquiry'
import { $replying } from './inbox.store'
import { refreshAfterChange, useSamePerson } from './inbox-data'
import { PlaceLink } from './PlaceLink'
import { callLink, whatsAppLink } from '../../domain/enquiry/contact-links'
import { Retention } from './Retention'
import { replyLink } from './reply-form'

export const detailTitleClass = 'mt-2.5 mb-4 leading-[1.15] text-[2rem] wrap-anywhere'

/** The viewings of an enquiry: another part of the admin, which the screen passes in. */
export type ViewingsOf = (enquiry: Enquiry, options: { now: Date; onDone: () => void }) => ReactNode

/** The ways to answer: here, in a mail program, by phone. */
function ContactActions({ enquiry }: { enquiry: Enquiry }) {
  const mayEdit = useStore($mayEdit)
  const call = callLink(enquiry.phone)
  const whatsApp = whatsAppLink(enquiry.phone)
  const outline = buttonClass({ variant: 'outline' })
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
      {mayEdit && enquiry.email && (
        <Button variant="primary" onClick={() => $replying.set({ key: enquiryKey(enquiry) })}>
          Reply
        </Button>
      )}
      {call && (
        <a className={outline} href={call}>
          Call
        </a>
      )}
      {whatsApp && (
        <a className={outline} href={whatsApp} target="_blank" rel="noreferrer">
          WhatsApp<span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
      {enquiry.email && (
        <a className="py-2.5 text-note quiet-link" href={replyLink(enquiry)}>
          Write in your mail program
        </a>
      )}
    </p>
  )
}

/** Other enquiries of the same person, matched by email or phone. */
function OtherEnquiries({ others, now }: { others: readonly Enquiry[]; now: Date }) {
  const specialDays = useSpecialDays()
  if (others.length === 0) return null
  return (
    <DetailPart id="others-title" title="Also from this person">
      <ul>
        {others.map((other) => (
          <li
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 text-note"
            key={enquiryKey(other)}
          >
            <PlaceLink className="max-w-full truncate quiet-link decoration-edge" to={{ open: enquiryKey(other) }}>
              {kindLabel(other)}: {other.about || summaryLine(other, specialDays)}
            </PlaceLink>
            <span className="text-ink-2 tabular-nums">
              {formatShortTimestamp(other.createdAt, now)} · {stateLabel(other.state, other.kind)}
            </span>
          </li>
        ))}
      </ul>
    </DetailPart>
  )
}

interface Props {
  enquiry: Enquiry
  now: Date
  /** Its history, beside the follow-up. */
  history: ReactNode
  /** Its viewings. `onDone` is called after a change that sends an email. */
  viewingsOf: ViewingsOf
}

/** One enquiry: every field, the ways to answer, the conversation and the follow-up. */
export function EnquiryDetail({ enquiry, now, history, viewingsOf }: Props) {
  const others = useSamePerson(enquiry)
  const [erasing, setErasing] = useState(false)
  const mayErase = useStore($isAdministrator)
  const onDone = () => void refreshAfterChange([enquiryKey(enquiry)])
  return (
    <>
      <p className="text-small text-ink-2">
        {[departmentLabel(enquiry), kindLabel(enquiry)].filter(Boolean).join(' · ')}, received{' '}
        {formatLondonTime(enquiry.createdAt)}
      </p>
      <h2 className={detailTitleClass} id="enquiry-name" lang={nameLanguage(enquiry.name)}>
        {enquiry.name}
      </h2>
      <ContactActions enquiry={enquiry} />
      {enquiry.message && (
        <blockquote
          className="mt-6.5 border-l border-edge pl-4.5 wrap-anywhere whitespace-pre-line"
          dir="auto"
          lang={textLanguage(enquiry.message)}
        >
          {enquiry.message}
        </blockquote>
      )}
      <EnquiryFacts enquiry={enquiry} />
      <Conversation enquiry={enquiry} now={now} />
      {viewingsOf(enquiry, { now, onDone })}
      <FollowUp enquiry={enquiry} />
      <EnquiryEmails enquiry={enquiry} now={now} />
      <OtherEnquiries others={others} now={now} />
      <DetailPart id="history-title" title="History">
        {history}
      </DetailPart>
      <Retention enquiry={enquiry} now={now} />
      {mayErase && (
        <p className="mt-2 flex flex-wrap gap-x-6 text-note text-ink-2">
          <TextButton className="py-2" onClick={() => setErasing(true)}>
            Erase this enquiry…
          </TextButton>
          <a className="py-2 quiet-link" href={paths.adminPersonOf({ email: enquiry.email, phone: enquiry.phone })}>
            Everything about this person
          </a>
        </p>
      )}
      {erasing && <Erase enquiry={enquiry} others={others} onClose={() => setErasing(false)} />}
    </>
  )
}
