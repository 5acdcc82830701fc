import type { Agency } from '../../../src/schemas/agency.ts'

/** An invented agency of the tests. It only lets, has two offices and leaves out most parts of the site. */
export const agency: Agency = {
  name: 'Featherstonehaugh, Okonkwo & Daughters Residential Lettings',
  wordmark: ['Featherstonehaugh', 'Okonkwo'],
  url: 'https://www.featherstonehaugh.example',
  hsts: 'host',
  languages: ['en'],
  founded: 1987,
  email: 'office@featherstonehaugh.example',
  departmentEmails: { sales: 'office@featherstonehaugh.example', lettings: 'office@featherstonehaugh.example' },
  // From the range reserved for drama.
  phone: { shown: '020 7946 0820', dial: '+442079460820' },
  whatsApp: '',
  address: { street: '214 Mare Street', district: 'Hackney', city: 'London', postcode: 'E8 3XX', country: 'GB' },
  position: { lat: 51.5445, lng: -0.0553 },
  branches: [
    {
      name: 'Clapham',
      street: '31 The Pavement',
      district: 'Clapham',
      city: 'London',
      postcode: 'SW4 0XX',
      phone: { shown: '020 7946 0830', dial: '+442079460830' },
      position: { lat: 51.4623, lng: -0.1389 },
    },
  ],
  coordinateDecimals: 3,
  referencePrefix: 'FO',
  feedBranch: '88888',
  mostPhotographs: 12,
  demonstration: 'For demonstration purposes only. The firm and all its homes are fictional.',
  company: { legalName: 'Featherstonehaugh Okonkwo Lettings Ltd', number: '00000001', vat: 'GB 000 0000 01' },
  blurb: 'We let and manage homes in five parts of London. Two families have run the firm since 1987.',
  parts: {
    sales: false,
    whatsApp: false,
    portals: false,
    overseas: false,
    testimonials: false,
  },
  currencies: ['USD', 'AED'],
  social: [{ name: 'Instagram', url: 'https://www.instagram.com/featherstonehaugh.example' }],
}
