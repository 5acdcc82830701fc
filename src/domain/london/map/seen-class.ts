import { cuts, type Seen } from './labels'

// A label that the edge of a narrower cut would go through is left out there. One for each of the cuts.
const classes = [
  '@max-[390px]:hidden',
  '@max-[430px]:hidden',
  '@max-[580px]:hidden',
  '@max-[780px]:hidden',
  '@max-[980px]:hidden',
  '@max-[1100px]:hidden',
  '@max-[1200px]:hidden',
  '@max-[1400px]:hidden',
]
const narrowest = 374
/** From here on a cut is as high as the drawing. */
const tallFrom = 2

/** The class of a label that is not seen whole in every cut. */
export function seenClass({ width, tall }: Seen): string | undefined {
  if (width <= narrowest && !tall) return undefined
  const cut = cuts.findIndex((least) => width <= least)
  return classes.at(cut < 0 ? -1 : Math.max(cut, tall ? tallFrom : 0))
}
