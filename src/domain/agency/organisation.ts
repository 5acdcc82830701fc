import { officeHours } from '#agency/hours.ts'
import { agency } from '#agency/agency.ts'
import type { Branch } from '../../schemas/agency.ts'
import { bankHolidaysFrom } from '../site-content/bank-holidays.ts'
import { timeOfDay } from '../../lib/format/two-digits.ts'
import type { SpecialDay } from '../../lib/time/office-clock.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const postalAddress = ({ street, city, postcode }: Pick<Branch, 'street' | 'city' | 'postcode'>) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  postalCode: postcode,
  addressCountry: agency.address.country,
})
const coordinates = ({ lat, lng }: Branch['position']) => ({
  '@type': 'GeoCoordinates',
  latitude: lat,
  longitude: lng,
})

/** Minutes after midnight; closed, as Google defines it, from 00:00 to 00:00. A day has no time 24:00. */
const openingHours = (opens: number | null, closes: number | null) => ({
  '@type': 'OpeningHoursSpecification',
  opens: timeOfDay(opens ?? 0),
  closes: timeOfDay(Math.min(closes ?? 0, 1439)),
})

/** The bank holidays of the coming year, closed, and the special days, which may be among them. */
const exceptions = (today: string, specialDays: readonly SpecialDay[]) => {
  const holidays = bankHolidaysFrom(today).filter(({ day }) => specialDays.every((special) => special.day !== day))
  return [...holidays.map(({ day }) => ({ day, opens: null, closes: null })), ...specialDays]
}

/** The agency as schema.org's RealEstateAgent, for the home and contact pages: https://schema.org/RealEstateAgent */
export const organisation = (today: string, specialDays: readonly SpecialDay[]) => ({
  '@type': 'RealEstateAgent',
  '@id': `${agency.url}/#agency`,
  name: agency.name,
  legalName: agency.company.legalName,
  url: agency.url,
  sameAs: agency.social.map(({ url }) => url),
  email: agency.email,
  telephone: agency.phone.dial,
  foundingDate: String(agency.founded),
  areaServed: 'London',
  address: postalAddress(agency.address),
  geo: coordinates(agency.position),
  openingHoursSpecification: [
    ...officeHours.flatMap((hours, day) =>
      hours ? [{ ...openingHours(hours.opens, hours.closes), dayOfWeek: `https://schema.org/${days[day]}` }] : [],
    ),
    ...exceptions(today, specialDays).map(({ day, opens, closes }) => ({
      ...openingHours(opens, closes),
      validFrom: day,
      validThrough: day,
    })),
  ],
  ...(agency.branches && {
    department: agency.branches.map((branch) => ({
      '@type': 'RealEstateAgent',
      name: `${agency.name}, ${branch.name}`,
      telephone: branch.phone.dial,
      address: postalAddress(branch),
      geo: coordinates(branch.position),
    })),
  }),
})

/** The page's questions as schema.org's FAQPage. */
export const faqPage = (questions: { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
