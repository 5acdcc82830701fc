import type { AgencyTexts } from '../../../src/schemas/agency.ts'

export const texts: AgencyTexts = {
  home: {
    title: 'London homes sold',
    description: 'sells homes in London. Homes for sale, free valuations and a plain account of each sale.',
    statement: { before: 'We sell your', stressed: 'home', after: 'in London' },
    picture: {
      src: '/pictures/hero/terrace-golden',
      alt: 'A crescent of stucco houses in evening light (computer-generated)',
      caption: 'An invented street, drawn by computer',
    },
  },
  about: {
    description: 'We are six people in London. We have sold homes since {founded}, many for owners in other countries.',
    title: 'the six people you will work with',
    picture: {
      src: '/pictures/canonbury-square-georgian-house/exterior',
      alt: 'Georgian houses of yellow brick on a square (computer-generated)',
    },
    story: {
      title: 'It began with one flat',
      paragraphs: ['In {founded} we sold one flat for an owner in Accra. Her cousin asked us to sell the next one.'],
    },
  },
  contact: {
    description: 'in London: telephone numbers, office hours and how to get here.',
    gettingHere: 'Seven minutes’ walk from the station',
  },
  areaGuide: { description: 'Six areas of London: prices, trains, universities, and what to check before you buy.' },
}
