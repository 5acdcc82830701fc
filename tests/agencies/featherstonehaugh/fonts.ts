import type { Fonts } from '../../../src/schemas/fonts.ts'

// EB Garamond for titles, in one cut for all sizes; its stand-in is adjusted by the build. The sans has the stand-ins
// of fallbacks.css.

export const fonts: Fonts = {
  serif: {
    name: 'EB Garamond',
    display: 'swap',
    fallbacks: ['serif'],
    files: [
      { file: 'eb-garamond', weight: '360' },
      { file: 'eb-garamond-italic', weight: '360', style: 'italic' },
    ],
  },
  sans: {
    name: 'Hanken Grotesk',
    display: 'optional',
    files: [{ file: 'hanken-grotesk', weight: '400 600' }],
  },
  card: {
    serif: { name: 'EB Garamond', file: 'card-serif', tracking: -0.01 },
    sans: { name: 'Hanken Grotesk', file: 'card-sans', tracking: 0 },
  },
}
