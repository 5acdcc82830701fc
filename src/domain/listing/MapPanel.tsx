import { buttonClass } from '../../components/ui/button-class'
import { mapLink } from '../../lib/map/drawn-map'
import { DrawnMap } from './DrawnMap'

interface Props {
  point: [number, number]
  title: string
  /** What a geocoder is asked for; without it the point is used as it is. */
  address?: string
  zoom?: number
}

/**
 * A map drawn by us; the real one is fetched from its maker when a visitor presses for it
 * (src/features/map/map-button.ts), and not before.
 */
export const MapPanel = ({ point, title, address, zoom = 16 }: Props) => (
  <div className="map-panel" data-map={JSON.stringify({ lat: point[0], lng: point[1], title, address, zoom })}>
    <DrawnMap centre={point} label={`Where ${title} is in London, drawn`} />
    <p>
      <button type="button" className={buttonClass({ variant: 'primary', size: 'small' })} data-show-map>
        Show the map
      </button>
      <a href={mapLink(point)} target="_blank" rel="noopener" className="link">
        Open in OpenStreetMap<span className="sr-only"> (in a new tab)</span>
      </a>
    </p>
  </div>
)
