import * as messages from '#messages/maps.ts'
import { drawsMap } from '../../parts'

/** The message when the streets of a tile server did not load. */
export const noStreetMap = messages.streetsLost + (drawsMap() ? messages.ownMapInstead : '')

/** The content of a map panel. */
export interface Marker {
  lat: number
  lng: number
  title: string
  /** An address for the geocoder, searched in London; without it the point is used. */
  address?: string
  zoom: number
}
