import { MapPanel } from '../../domain/listing/MapPanel'
import { areaPoint } from '../../lib/map/drawn-map'
import type { Listing } from '../../domain/listing/listing'

interface Props {
  listing: Pick<Listing, 'title' | 'area' | 'coordinate' | 'located'>
}

/** Where a home is. Without coordinates of its own it is shown as far as anybody knows: in its area. */
export function Location({ listing: { title, area, coordinate, located } }: Props) {
  return (
    <section className="row pb-section print:hidden!" id="where">
      <div className="rail">
        <h2 className="font-sans text-small leading-[1.55] font-normal tracking-normal">Location</h2>
      </div>
      <div className="main">
        <figure>
          {located ? (
            <MapPanel point={[coordinate.lat, coordinate.lng]} title={title} />
          ) : (
            <MapPanel point={areaPoint(area)} title={area} address={area} />
          )}
          <figcaption className="pt-3 text-note">{area}, London</figcaption>
        </figure>
      </div>
    </section>
  )
}
