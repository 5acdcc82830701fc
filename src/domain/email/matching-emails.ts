import { formatPrice } from '../../lib/format/money.ts'
import { counted } from '../../lib/format/words.ts'
import { paths } from '../../paths.ts'
import { agency } from '#agency/agency.ts'
import { type EmailContent, greeting, oneLine, plainLines, withoutAddresses } from './content.ts'
import { enquiryReference, type QueuedMatchingEmail } from './queued-email.ts'
import { staffAddresses } from './staff-addresses.ts'

const rooms = (beds: number) => (beds === 0 ? 'Studio' : counted(beds, 'bedroom'))

/** The homes that staff chose for the sender of an enquiry. */
export function matchingEmail(email: QueuedMatchingEmail, origin: string): EmailContent {
  const { data, department, enquiry_id: id } = email
  const { listings } = data
  const [first] = listings
  if (!first) throw new Error('An email without a listing.')
  const reference = enquiryReference(id)
  const text = withoutAddresses(plainLines(data.message ?? '', 300))
  const about = data.listing ? `your enquiry about ${oneLine(data.listing.title)}` : 'your message'
  const what = listings.length === 1 ? 'A home' : counted(listings.length, 'home')
  return {
    subject: `${what} that may suit you (${reference})`,
    heading: `${what} that may suit you`,
    blocks: [
      { paragraph: greeting(data.name) },
      {
        paragraph:
          `Thank you again for ${about}. We looked through our homes and chose ` +
          `${listings.length === 1 ? 'this one' : 'these'} for you.`,
      },
      {
        listings: listings.map(({ slug, title, area, price, beds, listing_type: type }) => ({
          title,
          url: origin + paths.property(slug),
          lines: [`${area} · ${formatPrice(price, type)} · ${rooms(beds)}`],
        })),
      },
      {
        paragraph:
          `To view ${listings.length === 1 ? 'it' : 'one of them'}, reply to this email or call ` +
          `${agency.phone.shown}. Please give your reference, ${reference}. If you look for something else, tell us ` +
          'what.',
      },
      ...(text ? [{ paragraph: 'You wrote:' }, { quote: text }] : []),
      { paragraph: agency.name },
    ],
    reason:
      `You get this email because you wrote to us on ${agency.name}’s website. One of us chose these homes to answer ` +
      'you; it is no newsletter. If you do not want such an answer, reply and tell us.',
    replyTo: staffAddresses[department],
  }
}
