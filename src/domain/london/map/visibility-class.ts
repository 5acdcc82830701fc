import { cutOf, type Visibility } from './labels'

// A label that the edge of a narrower cut would go through is left out there. One for each of the cuts.
const classes = [
  undefined,
  '@max-[346px]:hidden',
  '@max-[374px]:hidden',
  '@max-[390px]:hidden',
  '@max-[430px]:hidden',
  '@max-[580px]:hidden',
  '@max-[780px]:hidden',
  '@max-[980px]:hidden',
  '@max-[1100px]:hidden',
  '@max-[1200px]:hidden',
  '@max-[1400px]:hidden',
]

/** The class of a label that is not seen whole in every cut. */
export const visibilityClass = (visibility: Visibility): string | undefined => classes[cutOf(visibility)]
