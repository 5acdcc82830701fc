import type { AgencyTexts } from '../schemas/agency.ts'

export const texts: AgencyTexts = {
  home: {
    title: 'London homes let, sold and managed',
    description:
      'lets, sells and manages homes in London, many for owners who live abroad. ' +
      'Homes to rent and for sale, free valuations and property management.',
    statement: { before: 'We look after your', stressed: 'home', after: 'in London' },
    picture: {
      src: '/pictures/hero/terrace-golden',
      alt: 'A crescent of stucco houses in evening light (computer-generated)',
      caption: 'An invented street in Kensington, drawn by computer',
    },
  },
  about: {
    description:
      'We are six people in Canonbury, London. We have let, sold and managed homes since {founded}, many for owners ' +
      'in other countries.',
    title: 'the six people you will work with',
    picture: {
      src: '/pictures/canonbury-square-georgian-house/exterior',
      alt: 'Georgian houses of yellow brick on Canonbury Square (computer-generated)',
    },
    story: {
      title: 'It began with one flat and a broken boiler',
      paragraphs: [
        'In {founded} a letting agent told an owner in Accra that her boiler was repaired. It was not, and the ' +
          'tenant left. Helena Marsh lived on the same street. She found a new tenant, and sent the owner ' +
          'photographs and a clear statement every month. The owner told her cousin in Lagos. The cousin told two ' +
          'friends.',
        'Ten years later we work for {landlords} landlords in over {countries} countries, with {tenants} tenants and ' +
          '{assets} of London property. We are still a small team. The person who answers your call knows your home.',
      ],
    },
  },
  contact: {
    description: 'in Canonbury, London: telephone numbers of each department, office hours and how to get here.',
    gettingHere: 'Seven minutes’ walk from Highbury & Islington',
  },
  areaGuide: {
    description:
      'Canary Wharf, Kensington, Shoreditch, Fulham, Camden and Greenwich: prices, ' +
      'rents, trains, universities, and what to check before you buy.',
  },
}
