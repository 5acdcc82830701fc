import { space } from '#messages/common.ts'
import { areaName } from '#messages/formats.ts'
import * as messages from '#messages/location.ts'
import { location } from '#messages/property.ts'
import { ExternalLink } from '../../components/ui/ExternalLink'
import { MapPanel } from '../../domain/listing/MapPanel'
import type { Listing } from '../../domain/listing/listing'
import { areaPage } from '../../domain/london/area-page'
import { areaCentre } from '../../domain/london/areas'
import { isDrawn, type Point } from '../../domain/london/london'
import { areaMap, listingMap } from '../../domain/london/map/street-map'
import { mapLink } from '../../lib/map/map-link'
import { hasMap } from '../../parts'
import { Nearby } from './Nearby'
import { type PlaceJourney, TrainTimes } from './trains/TrainTimes'
import { mapGroundId } from './map-ground'
import { PropertySection } from './PropertySection'

interface Props {
  listing: Pick<Listing, 'title' | 'area' | 'coordinate' | 'hasCoordinate' | 'listingType' | 'status'>
  /** By train, to well-known places; none in a browser. */
  journeys?: readonly PlaceJourney[] | undefined
}

const bleedClass = '-mx-margin tablet:-ml-indent'

/** Outside our map: the known data, and a link to another map. */
const NotDrawn = ({ area, point }: { area: string; point: Point | null }) => (
  <p className="max-w-[40em]">
    {point ? messages.outsideMap : messages.areaOutsideMap(areaName(area))}
    {space}
    <ExternalLink
      className="quiet-link"
      href={point ? mapLink(point) : `https://www.openstreetmap.org/search?query=${encodeURIComponent(area)}`}
    >
      {point ? messages.openStreet : messages.openArea(areaName(area))}
    </ExternalLink>
  </p>
)

/** A listing's location. Without coordinates its area is shown. */
export function Location({
  listing: { title, area, coordinate, hasCoordinate, listingType, status },
  journeys,
}: Props) {
  const own: Point | null = hasCoordinate ? [coordinate.lat, coordinate.lng] : null
  const point = own ?? areaCentre(area)
  const page = areaPage(area)
  const canView = status === 'live'
  const drawn = point !== null && isDrawn(point)
  return (
    <PropertySection
      id="where"
      title={location}
      note={own ? (hasMap() ? messages.mapShowsStreet : '') + (canView ? messages.fullAddress : '') : undefined}
    >
      {!hasMap() && <p>{messages.inLondon(areaName(area))}</p>}
      {!drawn && hasMap() && <NotDrawn area={area} point={own} />}
      {drawn && hasMap() && (
        <div className={bleedClass}>
          <MapPanel
            drawing={own ? listingMap(own, title) : areaMap(point, area)}
            point={point}
            title={own ? title : areaName(area)}
            shows={own ? messages.shownAroundHome : messages.shownInArea}
            caption={messages.inLondon(areaName(area))}
            address={own ? undefined : area}
            groundId={mapGroundId}
            bleed
          />
        </div>
      )}
      {drawn && own && <Nearby point={own} />}
      {drawn && own && <TrainTimes point={own} listingType={listingType} journeys={journeys} />}
      {drawn && !own && <p className="mt-5">{messages.askForStreet}</p>}
      {page && (
        <p className="mt-5">
          <a className="py-1 quiet-link" href={page}>
            {messages.livingIn(areaName(area))}
          </a>
        </p>
      )}
    </PropertySection>
  )
}
