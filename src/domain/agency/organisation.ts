import { officeHours } from '#agency/hours.ts'
import { agency } from '#agency/agency.ts'
import type { Branch } from '../../schemas/agency.ts'
import { timeOfDay } from '../../lib/format/two-digits.ts'

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

/** The agency as schema.org's RealEstateAgent, for the home and contact pages: https://schema.org/RealEstateAgent */
export const organisation = {
  '@type': 'RealEstateAgent',
  '@id': `${agency.url}/#agency`,
  name: agency.name,
  legalName: agency.company.legalName,
  url: agency.url,
  email: agency.email,
  telephone: agency.phone.dial,
  foundingDate: String(agency.founded),
  areaServed: 'London',
  address: postalAddress(agency.address),
  geo: coordinates(agency.position),
  openingHoursSpecification: officeHours.flatMap((hours, day) =>
    hours
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${days[day]}`,
            opens: timeOfDay(hours.opens),
            closes: timeOfDay(hours.closes),
          },
        ]
      : [],
  ),
  ...(agency.branches && {
    department: agency.branches.map((branch) => ({
      '@type': 'RealEstateAgent',
      name: `${agency.name}, ${branch.name}`,
      telephone: branch.phone.dial,
      address: postalAddress(branch),
      geo: coordinates(branch.position),
    })),
  }),
}

/** The page's questions as schema.org's FAQPage. */
export const faqPage = (questions: { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
