import { storedPriceText } from '../listing/price-text.ts'
import { agency } from '#agency/agency.ts'
import { agencyPhone, type EmailContent, greeting, listingEntry, oneLine } from './content.ts'
import type { EmailMessages } from './email-messages.ts'
import { visitorsQuote } from './enquiry-emails.ts'
import { type EmailedListing, enquiryReference, type QueuedMatchingEmail } from './queued-email.ts'
import { staffAddresses } from './staff-addresses.ts'

/** The line of one listing in an email: `Camden · £2,400 pcm · 2 bedrooms`. */
export const listingLine = (
  { area, beds, ...listing }: Omit<EmailedListing, 'slug' | 'title'>,
  type: 'sale' | 'rent',
  { shared, alertWords }: EmailMessages,
) =>
  [
    alertWords.areaName(area),
    storedPriceText(listing, type, alertWords),
    beds === 0 ? shared.studio : shared.bedrooms(beds),
  ].join(' · ')

/** The listings that staff chose for the sender of an enquiry. */
export function matchingEmail(email: QueuedMatchingEmail, origin: string, messages: EmailMessages): EmailContent {
  const { data, department, enquiry_id: id } = email
  const { enquiry: texts } = messages
  const { listings } = data
  const [first] = listings
  if (!first) throw new Error('An email without a listing.')
  const reference = enquiryReference(id)
  const about = data.listing ? texts.aboutHome(oneLine(data.listing.title)) : texts.aboutMessage
  const heading = texts.homesThatSuit(listings.length)
  const only = listings.length === 1
  return {
    subject: texts.homesSubject(heading, reference),
    heading,
    blocks: [
      { paragraph: greeting(data.name, messages) },
      { paragraph: (only ? texts.choseOne : texts.choseSeveral)(about) },
      {
        listings: listings.map((listing) =>
          listingEntry(listing, origin, [listingLine(listing, listing.listing_type, messages)]),
        ),
      },
      { paragraph: (only ? texts.toViewIt : texts.toViewOne)(agencyPhone, reference) },
      ...visitorsQuote(data, 300, messages),
      { paragraph: agency.name },
    ],
    reason: texts.homesReason(agency.name),
    replyTo: staffAddresses[department],
  }
}
