import L from 'leaflet'
import { tileServer } from '../../lib/map/tile-server'
import { placeholder } from '../../lib/pictures/placeholder'
import sheet from '../../styles/leaflet.css?url'
import { withSheet } from './load-stylesheet'

/** Leaflet's style sheet and ours, without which a map is measured wrongly. */
export const leafletSheet = () => withSheet(sheet)

/**
 * The streets of the tile server that the settings name; null where none is. `onError` is called, once, when no tile
 * can be fetched.
 */
export function streetTiles(onError: () => void) {
  const server = tileServer(import.meta.env)
  if (!server) return null
  let loaded = false
  let failed = false
  return (
    L.tileLayer(server.template, { maxZoom: 19, attribution: server.attribution })
      // The page puts its placeholder into broken pictures; that is none of the map's.
      .on('tileload', ({ tile }) => (loaded ||= !tile.src.endsWith(placeholder)))
      .on('tileerror', () => {
        if (loaded || failed) return
        failed = true
        onError()
      })
  )
}
