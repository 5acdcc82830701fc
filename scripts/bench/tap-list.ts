import type { Control, Sight } from './tap-clock.ts'

export interface Tap {
  name: string
  path: string
  /** The first such element in sight, without a scroll. */
  control: Control
  /** A finger drags it to the left. */
  swipe?: true
  /** Whether what was asked for stands on the screen. It runs in the page and uses nothing but what it is given. */
  responded: (sight: Sight) => boolean
  /** Whether something of it stands, beside the busy signs that every page may show; likewise. */
  begun?: (sight: Sight) => boolean
}

const property = '/property/cornwall-gardens-apartment'

/** What is tapped, and what answers it. */
export const taps: Tap[] = [
  {
    name: 'filters',
    path: '/rent',
    control: { selector: '[data-bar] button', text: 'Filters' },
    responded: ({ seen }) => seen('dialog[open] :is(input, select)'),
    begun: ({ seen }) => seen('dialog[open]'),
  },
  {
    name: 'gallery, a swipe',
    path: property,
    control: { selector: '.gallery .swiper' },
    swipe: true,
    responded: ({ seen, left }) =>
      Math.abs(left('#picture-2')) < 4 &&
      seen('#picture-2 img', (image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    begun: ({ left }) => left('#picture-1') < -8,
  },
  {
    name: 'valuation',
    path: '/',
    control: { selector: 'main a[data-valuation]', text: 'Get a rental valuation' },
    // The link's own page has its form further down.
    responded: ({ seen }) =>
      seen('dialog[open] :is(h1, h2, h3)', ({ textContent }) => textContent === 'Claim Your Free Valuation') ||
      document.querySelector('form[aria-label="Rental valuation"]') !== null,
    begun: ({ seen }) => seen('dialog[open]'),
  },
  {
    name: 'menu',
    path: '/',
    control: { selector: 'header > button', text: 'Menu' },
    responded: ({ seen }) => seen('#menu a'),
  },
  {
    name: 'full screen',
    path: property,
    control: { selector: '.gallery button', text: 'full screen' },
    responded: ({ seen }) =>
      seen('dialog[open] img', (image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    begun: ({ seen }) => seen('dialog[open]'),
  },
  {
    name: 'map',
    path: '/rent',
    control: { selector: '[data-bar] a', text: 'Map' },
    responded: ({ seen }) => seen('.listings-map .pin'),
    begun: ({ seen }) => seen('.listings-map'),
  },
  {
    name: 'save',
    path: '/rent',
    control: { selector: 'article [data-save]' },
    responded: ({ seen }) => seen('article [data-save][aria-pressed=true]'),
  },
  {
    name: 'enquiry',
    path: property,
    control: { selector: 'a[href="#enquire"]', text: 'Enquire' },
    responded: ({ seen }) => seen('#enquire [autocomplete=name]'),
    begun: ({ seen }) => seen('#enquire form'),
  },
]
