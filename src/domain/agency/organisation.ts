import { officeHours } from '#agency/hours.ts'
import { agency } from '#agency/agency.ts'
import { twoDigits } from '../../lib/format/two-digits.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const clock = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

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
  address: {
    '@type': 'PostalAddress',
    streetAddress: agency.address.street,
    addressLocality: agency.address.city,
    postalCode: agency.address.postcode,
    addressCountry: agency.address.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: agency.position.lat, longitude: agency.position.lng },
  openingHoursSpecification: officeHours.flatMap((hours, day) =>
    hours
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${days[day]}`,
            opens: clock(hours.opens),
            closes: clock(hours.closes),
          },
        ]
      : [],
  ),
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
