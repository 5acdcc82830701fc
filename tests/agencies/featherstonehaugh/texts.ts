import type { AgencyTexts } from '../../../src/schemas/agency.ts'

export const texts: AgencyTexts = {
  home: {
    title: 'homes to rent in London',
    description: 'lets and manages homes in Hackney, Clapham, Deptford, Stratford and Walthamstow.',
    statement: { before: 'A fair rent and a', stressed: 'quick', after: 'repair' },
    picture: {
      src: '/pictures/hero/street',
      alt: 'A terrace of brick houses with bay windows (computer-generated)',
      caption: 'An invented street, drawn by computer',
    },
  },
  about: {
    description: 'We are three people in two offices. We have let and managed homes in London since {founded}.',
    title: 'two families and three people',
    picture: { src: '/pictures/hero/street', alt: 'A terrace of brick houses with bay windows (computer-generated)' },
    story: {
      title: 'It began with a lost key',
      paragraphs: [
        'In {founded} a tenant in Hackney lost her key on a Sunday. Two neighbours found a locksmith for her. Her ' +
          'landlord asked them to look after the house from then on.',
        'Today we look after homes for {landlords} landlords. The daughters of both neighbours work here.',
      ],
    },
  },
  contact: {
    description: 'in Hackney and Clapham: our number, office hours and how to get to both offices.',
    gettingHere: 'Five minutes’ walk from a station, at both offices',
  },
  areaGuide: { description: 'Hackney, Clapham and Deptford: rents, trains, parks, and what to check before you rent.' },
}
