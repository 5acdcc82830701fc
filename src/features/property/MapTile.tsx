import { mapGroundId } from './map-ground'

/**
 * The ground of the page's own map once more, small: it is drawn below, and takes no bytes here. What it shows inherits
 * from here, not from the map: without `fill` the canal, which is a line, would be a black shape.
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
