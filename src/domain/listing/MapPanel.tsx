import clsx from 'clsx'
import { buttonClass } from '../../components/ui/button-class'
import { mapLink } from '../../lib/map/drawn-map'
import { DrawnMap } from './DrawnMap'

interface Props {
  point: [number, number]
  title: string
  /** What a geocoder is asked for; without it the point is used as it is. */
  address?: string
  zoom?: number
  /** From the meridian to the page's edge, and taller: what stands below it keeps to the text. */
  bleed?: boolean
}

/**
 * A map drawn by us; the real one is fetched from its maker when a visitor presses for it
 * (src/features/map/map-button.ts), and not before.
 */
export const MapPanel = ({ point, title, address, zoom = 16, bleed }: Props) => (
  <div
    className={clsx(
      'grid w-full grid-cols-1 grid-rows-[minmax(0,1fr)_auto] overflow-hidden',
      bleed ? 'h-[clamp(19rem,26vw,25rem)]' : 'h-[clamp(17rem,30vw,26rem)]',
    )}
    data-map={JSON.stringify({ lat: point[0], lng: point[1], title, address, zoom })}
  >
    <DrawnMap className="col-start-1 row-start-1" centre={point} label={`Where ${title} is in London, drawn`} />
    {/* Over the map the links would cover its attribution. */}
    <p
      className={clsx(
        'row-start-2 flex flex-wrap items-center gap-x-5 gap-y-1 pt-3 text-note',
        bleed && 'px-margin md:px-indent',
      )}
    >
      <button type="button" className={buttonClass({ variant: 'primary', size: 'small' })} data-show-map>
        Show the map
      </button>
      <a href={mapLink(point)} target="_blank" rel="noopener" className="link">
        Open in OpenStreetMap<span className="sr-only"> (in a new tab)</span>
      </a>
    </p>
  </div>
)
