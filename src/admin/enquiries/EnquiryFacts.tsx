import { paths } from '../../paths'
import { useSpecialDays } from '../query/special-days.queries'
import { FactRow } from '../ui/FactRow'
import { fieldsOf } from './fields'
import { replyLink } from './reply-form'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { callLink } from '../../domain/enquiry/contact-links'

/** Every field of an enquiry. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { kind, about, slug, email, phone } = enquiry
  const specialDays = useSpecialDays()
  const call = callLink(phone)
  const link = (href: string | null, text: string) =>
    href === null ? (
      text
    ) : (
      <a className="quiet-link" href={href}>
        {text}
      </a>
    )
  return (
    <dl className="mt-5.5 border-t border-ink">
      {kind === 'inquiry' && (
        <FactRow label="Listing">
          {link(slug && paths.property(slug), about)}
          {!slug && <span className="text-small text-ink-2"> (no longer listed)</span>}
        </FactRow>
      )}
      {email && <FactRow label="Email">{link(replyLink(enquiry), email)}</FactRow>}
      {phone && <FactRow label="Phone">{link(call, phone)}</FactRow>}
      {fieldsOf(enquiry, specialDays).map(({ label, value }) => (
        <FactRow label={label} key={label}>
          {value}
        </FactRow>
      ))}
    </dl>
  )
}
