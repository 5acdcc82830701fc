import { mapGroundId } from './map-ground'

/**
 * Reuses the ground of the page's map at small size without extra bytes. Styles inherit from here: without `fill` the
 * canal, a line, would be a black shape.
 */
export const MapTile = () => (
  <svg
    className="absolute inset-0 size-full bg-[#ece5d7]"
    viewBox="340 60 720 400"
    preserveAspectRatio="xMidYMid slice"
    fill="none"
  >
    <use href={`#${mapGroundId}`} />
    <circle className="fill-brick stroke-paper" cx="700" cy="260" r="18" strokeWidth="6" />
  </svg>
)
