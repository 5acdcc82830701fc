/** The part of the environment that names a tile server or a key of Google Maps. */
export interface Settings {
  PUBLIC_GOOGLE_MAPS_KEY?: string | undefined
  PUBLIC_MAP_TILES?: string | undefined
  PUBLIC_MAP_ATTRIBUTION?: string | undefined
}
export interface TileServer {
  /** An address with `{z}`, `{x}` and `{y}`. */
  template: string
  /** Attribution HTML from the site's owner. */
  attribution: string
}

const openStreetMap = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'

/** The configured tile server; null if there is none, and the map is only our drawing. */
export const tileServer = ({ PUBLIC_MAP_TILES: template, PUBLIC_MAP_ATTRIBUTION }: Settings): TileServer | null =>
  template && ['{z}', '{x}', '{y}'].every((part) => template.includes(part))
    ? { template, attribution: PUBLIC_MAP_ATTRIBUTION || openStreetMap }
    : null
