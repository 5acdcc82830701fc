import { MapPanel } from '../../domain/listing/MapPanel'
import { areaPoint } from '../../lib/map/drawn-map'
import type { Listing } from '../../domain/listing/listing'
import { PropertySection } from './PropertySection'

interface Props {
  listing: Pick<Listing, 'title' | 'area' | 'coordinate' | 'located'>
}

/** Where a home is. Without coordinates of its own it is shown as far as anybody knows: in its area. */
export const Location = ({ listing: { title, area, coordinate, located } }: Props) => (
  <PropertySection
    id="where"
    title="Where it is"
    note={located ? 'The street, not the door: we give the address when you book.' : undefined}
    className="print:hidden!"
  >
    <figure className="-mx-margin md:-ml-indent">
      {located ? (
        <MapPanel point={[coordinate.lat, coordinate.lng]} title={title} bleed />
      ) : (
        <MapPanel point={areaPoint(area)} title={area} address={area} bleed />
      )}
      <figcaption className="px-margin pt-3 text-note md:px-indent">{area}, London</figcaption>
    </figure>
  </PropertySection>
)
