import { paths } from '../../paths'
import { fieldsOf } from './fields'
import type { Enquiry } from './inbox'
import { callLink, replyLink } from './reply'

const fact = 'grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 border-b border-line py-1.5 text-note'
const term = 'text-ink-2 first-letter:uppercase'
const detail = 'text-balance tabular-nums wrap-anywhere'

/** Every field of an enquiry. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
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
      {enquiry.email && (
        <div className={fact}>
          <dt className={term}>Email</dt>
          <dd className={detail}>
            <a className="quiet-link" href={replyLink(enquiry)}>
              {enquiry.email}
            </a>
          </dd>
        </div>
      )}
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
