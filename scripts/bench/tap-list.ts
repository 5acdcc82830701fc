import type { Control, Sight } from './tap-clock.ts'

export interface Tap {
  name: string
  path: string
  /** The first visible element of this kind, without scrolling. */
  control: Control
  /** Drag it to the left instead of a tap. */
  swipe?: true
  /** Whether the response is on the screen. It runs in the page and uses only its arguments. */
  responded: (sight: Sight) => boolean
  /** Whether a part of the response is visible, besides busy signs that every page may show. Runs in the page too. */
  begun?: (sight: Sight) => boolean
}

const property = '/property/cornwall-gardens-apartment'

/** The taps and their responses. */
export const taps: Tap[] = [
  {
    name: 'filters',
    path: '/rent',
    control: { selector: '[data-bar] button', text: 'Filters' },
    responded: ({ visible }) => visible('dialog[open] :is(input, select)'),
    begun: ({ visible }) => visible('dialog[open]'),
  },
  {
    name: 'gallery, a swipe',
    path: property,
    control: { selector: '.gallery .swiper' },
    swipe: true,
    responded: ({ visible, left }) =>
      Math.abs(left('#picture-2')) < 4 &&
      visible('#picture-2 img', (image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    begun: ({ left }) => left('#picture-1') < -8,
  },
  {
    name: 'valuation',
    path: '/',
    control: { selector: 'main a[data-valuation]', text: 'Get a rental valuation' },
    // The link's own page has its form further down.
    responded: ({ visible }) =>
      visible('dialog[open] :is(h1, h2, h3)', ({ textContent }) => textContent === 'Claim Your Free Valuation') ||
      document.querySelector('form[aria-label="Rental valuation"]') !== null,
    begun: ({ visible }) => visible('dialog[open]'),
  },
  {
    name: 'menu',
    path: '/',
    control: { selector: 'header > button', text: 'Menu' },
    responded: ({ visible }) => visible('#menu a'),
  },
  {
    name: 'full screen',
    path: property,
    control: { selector: '.gallery button', text: 'full screen' },
    responded: ({ visible }) =>
      visible('dialog[open] img', (image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    begun: ({ visible }) => visible('dialog[open]'),
  },
  {
    name: 'map',
    path: '/rent',
    control: { selector: '[data-bar] a', text: 'Map' },
    responded: ({ visible }) => visible('.listings-map .pin'),
    begun: ({ visible }) => visible('.listings-map'),
  },
  {
    name: 'save',
    path: '/rent',
    control: { selector: 'article [data-save]' },
    responded: ({ visible }) => visible('article [data-save][aria-pressed=true]'),
  },
  {
    name: 'enquiry',
    path: property,
    control: { selector: 'a[href="#enquire"]', text: 'Enquire' },
    responded: ({ visible }) => visible('#enquire [autocomplete=name]'),
    begun: ({ visible }) => visible('#enquire form'),
  },
]
