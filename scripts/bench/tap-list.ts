import type { Control, PageProbe } from './tap-clock.ts'

export interface Tap {
  name: string
  path: string
  /** The first visible element of this kind, without scrolling. */
  control: Control
  /** Drag it to the left instead of a tap. */
  swipe?: true
  /** Whether the response is on the screen. It runs in the page and uses only its arguments. */
  hasResponded: (probe: PageProbe) => boolean
  /** Whether a part of the response is visible, besides busy signs that every page may show. Runs in the page too. */
  showsFeedback?: (probe: PageProbe) => boolean
}

const property = '/property/cornwall-gardens-apartment'

/** The taps and their responses. */
export const taps: Tap[] = [
  {
    name: 'filters',
    path: '/rent',
    control: { selector: '[data-bar] button', text: 'Filters' },
    hasResponded: ({ isVisible }) => isVisible('dialog[open] :is(input, select)'),
    showsFeedback: ({ isVisible }) => isVisible('dialog[open]'),
  },
  {
    name: 'gallery, a swipe',
    path: property,
    control: { selector: '.gallery .swiper' },
    swipe: true,
    hasResponded: ({ isVisible, leftEdge }) =>
      Math.abs(leftEdge('#picture-2')) < 4 &&
      isVisible('#picture-2 img', (image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    showsFeedback: ({ leftEdge }) => leftEdge('#picture-1') < -8,
  },
  {
    name: 'valuation',
    path: '/',
    control: { selector: 'main a[data-valuation]', text: 'Get a rental valuation' },
    // The link's own page has its form further down.
    hasResponded: ({ isVisible }) =>
      isVisible('dialog[open] :is(h1, h2, h3)', ({ textContent }) => textContent === 'Claim Your Free Valuation') ||
      document.querySelector('form[aria-label="Rental valuation"]') !== null,
    showsFeedback: ({ isVisible }) => isVisible('dialog[open]'),
  },
  {
    name: 'menu',
    path: '/',
    control: { selector: 'header > button', text: 'Menu' },
    hasResponded: ({ isVisible }) => isVisible('#menu a'),
  },
  {
    name: 'full screen',
    path: property,
    control: { selector: '.gallery button', text: 'full screen' },
    hasResponded: ({ isVisible }) =>
      isVisible('dialog[open] img', (image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    showsFeedback: ({ isVisible }) => isVisible('dialog[open]'),
  },
  {
    name: 'map',
    path: '/rent',
    control: { selector: '[data-bar] a', text: 'Map' },
    hasResponded: ({ isVisible }) => isVisible('.listings-map .pin'),
    showsFeedback: ({ isVisible }) => isVisible('.listings-map'),
  },
  {
    name: 'save',
    path: '/rent',
    control: { selector: 'article [data-save]' },
    hasResponded: ({ isVisible }) => isVisible('article [data-save][aria-pressed=true]'),
  },
  {
    name: 'enquiry',
    path: property,
    control: { selector: 'a[href="#enquire"]', text: 'Enquire' },
    hasResponded: ({ isVisible }) => isVisible('#enquire [autocomplete=name]'),
    showsFeedback: ({ isVisible }) => isVisible('#enquire form'),
  },
]
