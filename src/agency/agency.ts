import type { Agency } from '../schemas/agency.ts'

/** The agency's name and contact data. Every page, email link and structured datum uses these. */
export const agency: Agency = {
  name: 'Meridian Row',
  wordmark: ['Meridian', 'Row'],
  url: 'https://www.meridianrow.example',
  hsts: 'host',
  languages: ['en', 'zh'],
  founded: 2016,
  email: 'hello@meridianrow.example',
  departmentEmails: { sales: 'sales@meridianrow.example', lettings: 'lettings@meridianrow.example' },
  phone: { shown: '020 7946 0112', dial: '+442079460112' },
  // From the range reserved for drama.
  whatsApp: '447700900112',
  address: { street: '12 Canonbury Row', district: 'Islington', city: 'London', postcode: 'N1 2XX', country: 'GB' },
  position: { lat: 51.5446, lng: -0.0981 },
  referencePrefix: 'MR',
  coordinateDecimals: 3,
  feedBranch: '99999',
  mostPhotographs: 10,
  // A real agency removes it.
  demonstration: 'For demonstration purposes only. The agency and all its listings are fictional.',
  company: { legalName: 'Meridian Row Ltd', number: '00000000', vat: 'GB 000 0000 00' },
  blurb: 'We let, sell and manage homes in London. Many of our owners live abroad, in other time zones.',
  // Everything. `sales: false` leaves out homes for sale, `lettings: false` those to rent; src/schemas/agency.ts lists
  // the parts.
  parts: {},
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/meridianrow-example' },
    { name: 'Instagram', url: 'https://www.instagram.com/meridianrow.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/meridianrow.example' },
    { name: 'TikTok', url: 'https://www.tiktok.com/@meridianrow.example' },
  ],
}
