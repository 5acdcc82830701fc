// Imported by the prerendered map's script: no clsx, because its chunk includes React.

/**
 * The frame of a listings map. On phones it leaves room for header, bar and the first card's top; on wide screens it
 * fits the first screen.
 */
export const frameClass =
  'relative isolate h-[clamp(12rem,62svh,40rem)] overflow-hidden bg-map ' +
  'max-tablet:tall:h-[calc(100svh-13.75rem)] ' +
  'laptop:h-[calc(100svh-17.5rem)] laptop:min-h-88'
/** The map's canvas. Google's code sets `relative` inline. */
export const canvasClass = 'listings-map absolute! inset-0 bg-transparent font-sans focus-visible:-outline-offset-2'

const pin =
  'pin pointer-events-auto absolute grid w-max place-items-center -translate-1/2 cursor-pointer rounded-sm border ' +
  'border-green px-2 py-0.75 text-center leading-[1.3] font-[560] tabular-nums outline-offset-2 outline-ink ' +
  'hover:z-1 hover:border-brick hover:bg-brick hover:text-white focus-visible:z-1 focus-visible:border-brick ' +
  'focus-visible:bg-brick focus-visible:text-white pointer-coarse:min-h-11 pointer-coarse:min-w-11'
const onePin = `${pin} min-h-7 min-w-8.5 bg-paper text-tiny text-green`
const manyPin = `${pin} many min-h-9.5 min-w-9.5 bg-green text-note text-white`
/** The pin of one or several listings, centred over its point and as wide as its text. */
export const pinClass = (many: boolean) => (many ? manyPin : onePin)

/** The area free of pins, in pixels: half a price at the sides, the button above, the attribution below. */
export const mapPadding = { side: 32, top: 66, bottom: 42 }
/** How much more space stays free below, for a legend. */
export const legendHeight = 56
/** Zooms are multiples of this. */
export const zoomStep = 0.1

interface Size {
  width: number
  height: number
}

/** How far bounds of a pixel size can be zoomed to fit a frame, relative to their zoom. */
export function zoomFor(bounds: Size, frame: Size): number {
  const across = (frame.width - 2 * mapPadding.side) / bounds.width
  const down = (frame.height - mapPadding.top - mapPadding.bottom) / bounds.height
  // Rounded down, with a tolerance for floating point.
  return Math.floor(Math.log2(Math.min(across, down)) / zoomStep + 1e-6) * zoomStep
}
