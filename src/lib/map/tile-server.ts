interface Settings {
  PUBLIC_MAP_TILES?: string | undefined
  PUBLIC_MAP_ATTRIBUTION?: string | undefined
}
export interface TileServer {
  /** An address with `{z}`, `{x}` and `{y}`. */
  template: string
  /** HTML of the site's owner: whom the tiles' server wants named. */
  attribution: string
}

const openStreetMap = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors'

/** The tile server that the settings name; null where there is none, and the map is our drawing alone. */
export const tileServer = ({ PUBLIC_MAP_TILES: template, PUBLIC_MAP_ATTRIBUTION }: Settings): TileServer | null =>
  template && ['{z}', '{x}', '{y}'].every((part) => template.includes(part))
    ? { template, attribution: PUBLIC_MAP_ATTRIBUTION || openStreetMap }
    : null

/** Whether somebody else's map can be fetched: a tile server is set, or a key of Google's. */
export const hasStreetMap = Boolean(import.meta.env.PUBLIC_GOOGLE_MAPS_KEY || tileServer(import.meta.env))
