import { describe, expect, it } from 'vitest'
import { tileServer } from '../../../../src/lib/map/tile-server'

describe('The tile server of the maps', () => {
  it('is none unless the settings name one, so that a map asks nobody for anything', () => {
    expect(tileServer({})).toBeNull()
    expect(tileServer({ PUBLIC_MAP_TILES: '' })).toBeNull()
  })
  it('is none where its address has no place for a tile', () => {
    expect(tileServer({ PUBLIC_MAP_TILES: 'https://tiles.example/{z}/{x}.png' })).toBeNull()
  })
  it('is named as it asks, else by the makers of the data', () => {
    const PUBLIC_MAP_TILES = 'https://tiles.example/{z}/{x}/{y}.png'
    expect(tileServer({ PUBLIC_MAP_TILES, PUBLIC_MAP_ATTRIBUTION: '© Tiles' })).toEqual({
      template: PUBLIC_MAP_TILES,
      attribution: '© Tiles',
    })
    expect(tileServer({ PUBLIC_MAP_TILES })?.attribution).toContain('OpenStreetMap')
  })
})
