import { officeHours } from '../../hours'
import { site } from '../../site'
import { twoDigits } from '../../lib/format/two-digits.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const clock = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`

/** The agency as schema.org's RealEstateAgent, for the home and contact pages: https://schema.org/RealEstateAgent */
export const organisation = {
  '@type': 'RealEstateAgent',
  '@id': `${site.url}/#agency`,
  name: site.name,
  legalName: site.company.legalName,
  url: site.url,
  email: site.email,
  telephone: site.phone.dial,
  foundingDate: String(site.founded),
  areaServed: 'London',
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.city,
    postalCode: site.address.postcode,
    addressCountry: site.address.country,
  },
  geo: { '@type': 'GeoCoordinates', latitude: site.position.lat, longitude: site.position.lng },
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
