import { cutOf, type Visibility } from './labels'

// Hides a label that a narrower crop would cut. One class per crop.
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

/** The class of a label that some crops cut. */
export const visibilityClass = (visibility: Visibility): string | undefined => classes[cutOf(visibility)]
