import * as messages from '#messages/property.ts'
import clsx from 'clsx'
import { buttonClass } from '../../components/ui/button-class'
import type { Listing } from '../../domain/listing/listing'
import { agency } from '#agency/agency.ts'
import { ChatLink } from './ChatLink'

// Hides while the form has the focus. Pressing a label blurs the field first: if the bar
// reappeared under the finger, it would take the press.
const barClass = clsx(
  'reach bottom-0 z-3 -mx-margin mt-4 flex flex-wrap gap-3 border-t border-line bg-paper px-margin pt-3',
  'max-[24rem]:gap-2 max-[24rem]:*:px-2 tablet:hidden print:hidden',
  'pb-[calc(0.75rem+env(safe-area-inset-bottom))] tall:sticky',
  'group-has-[#enquire:is(:focus-within,:active)]/property:invisible',
  // It must not cover a focused link or field, and a focus on its own links must not scroll the page.
  'max-tablet:*:-scroll-mb-24 max-tablet:tall:[html:has(&)]:scroll-pb-24',
)

/** The telephone, a chat and the enquiry form, at the bottom of a phone's screen. */
export const ContactBar = ({ listing }: { listing: Listing }) => (
  <div className={barClass}>
    <a className={clsx(buttonClass({ variant: 'outline' }), 'flex-1 px-2!')} href={`tel:${agency.phone.dial}`}>
      {messages.call}
    </a>
    <ChatLink listing={listing} className="px-3.5" />
    <a className={clsx(buttonClass({ variant: 'send' }), 'flex-[2] px-2!')} href="#enquire">
      {messages.enquire}
    </a>
  </div>
)
