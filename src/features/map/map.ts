import { drawsMap } from '../../parts'

/** The message when the streets of a tile server did not load. */
export const noStreetMap = 'The street map could not be loaded.' + (drawsMap() ? ' You see our own map instead.' : '')

/** The content of a map panel. */
export interface Marker {
  lat: number
  lng: number
  title: string
  /** An address for the geocoder, searched in London; without it the point is used. */
  address?: string
  zoom: number
}
