import clsx from 'clsx'
import * as messages from '#messages/common.ts'
import { buttonClass } from '../../components/ui/button-class'
import { ExternalLink } from '../../components/ui/ExternalLink'
import { mapLink } from '../../lib/map/map-link'
import { tileServer } from '../../lib/map/tile-server'
import type { MapDrawing } from '../london/map/draw-map'
import { LondonMap } from '../london/map/LondonMap'

interface Props {
  /** Our drawing; null if the agency's maps are those of a tile server, which load on a press. */
  drawing: MapDrawing | null
  point: [number, number]
  title: string
  /** What the drawing shows besides the place. */
  shows: string
  /** The caption under the map, before its source: `Camden, London`. */
  caption?: string
  /** The geocoder's query; without it the point is used. */
  address?: string
  zoom?: number
  /** Extends from the rail's line to the page edge, and is taller; its caption stays in the text column. */
  bleed?: boolean
  groundId?: string
}

/** Whether an external map is available: a tile server or a Google key is configured. */
const hasStreetMap = Boolean(import.meta.env.PUBLIC_GOOGLE_MAPS_KEY || tileServer(import.meta.env))

const showButton = (
  <button
    type="button"
    className={clsx(buttonClass({ variant: 'outline', size: 'small' }), 'print:hidden')}
    data-show-map
  >
    {messages.showMap}
  </button>
)

/**
 * A map drawn by us, or room for one. With a tile server or a Google key, streets load only on a visitor's press
 * (src/features/map/map-button.ts).
 */
export const MapPanel = ({ drawing, point, title, shows, address, caption, zoom = 16, bleed, groundId }: Props) => (
  <div
    className="grid w-full grid-cols-1 grid-rows-[minmax(0,1fr)_auto]"
    data-map={JSON.stringify({ lat: point[0], lng: point[1], title, address, zoom })}
  >
    <div
      className={clsx(
        '@container col-start-1 row-start-1 flex h-[340px] items-center overflow-hidden',
        !drawing && 'justify-center bg-surface-muted',
        bleed ? 'phablet:h-auto phablet:min-h-[520px]' : 'phablet:h-auto phablet:min-h-[420px]',
      )}
    >
      {drawing ? (
        <LondonMap
          drawing={drawing}
          label={messages.mapLabel(title, shows)}
          className={clsx('h-auto shrink-0', bleed ? 'min-h-[520px]' : 'min-h-[420px]')}
          groundId={groundId}
        />
      ) : (
        showButton
      )}
    </div>
    {/* Over the map the links would cover its attribution. */}
    <p
      className={clsx(
        'row-start-2 flex flex-wrap items-center gap-x-5 gap-y-1 pt-3 text-note text-ink-2',
        bleed && 'px-margin tablet:pl-indent',
      )}
    >
      {caption && <span className="text-base text-ink">{caption}</span>}
      <span className="mr-auto">{drawing ? messages.ourMap : messages.othersMap}</span>
      {drawing && hasStreetMap && showButton}
      <ExternalLink href={mapLink(point)} className="quiet-link print:hidden">
        {messages.openMap}
      </ExternalLink>
    </p>
  </div>
)
