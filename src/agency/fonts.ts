import type { Fonts } from '../schemas/fonts.ts'

// Cut by scripts/fonts.ts. A title takes its face whenever it comes; a text that is being read keeps the one that it
// began with (docs/decisions/008). fallbacks.css has their stand-ins, and brand.css the order of them all.

export const fonts: Fonts = {
  serif: {
    name: 'Newsreader',
    display: 'swap',
    files: [
      { file: 'newsreader', weight: '360' },
      { file: 'newsreader-italic', weight: '360', style: 'italic' },
    ],
  },
  serifLarge: {
    name: 'Newsreader Display',
    display: 'swap',
    files: [{ file: 'newsreader-display', weight: '360' }],
  },
  sans: {
    name: 'Hanken Grotesk',
    display: 'optional',
    files: [{ file: 'hanken-grotesk', weight: '400 600' }],
  },
  // What the file above leaves out: letters of other languages, the naira and the euro.
  sansRare: {
    name: 'Hanken Grotesk Rare',
    display: 'optional',
    files: [
      {
        file: 'hanken-grotesk-rare',
        weight: '400 600',
        unicodeRange: [
          ...['U+A1-A2', 'U+A4-A8', 'U+AA-B1', 'U+B3-B6', 'U+B8-BC', 'U+BE-D6', 'U+D8-E6', 'U+E8', 'U+EB-FF'],
          ...['U+20A6', 'U+20AC', 'U+2032-2033'],
        ],
      },
    ],
  },
  card: {
    serif: { name: 'Newsreader 16pt', file: 'card-serif', tracking: -0.02 },
    sans: { name: 'Hanken Grotesk', file: 'card-sans', tracking: 0 },
  },
}
