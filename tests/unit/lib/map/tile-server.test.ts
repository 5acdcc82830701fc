import { describe, expect, it } from 'vitest'
import { tileServer } from '../../../../src/lib/map/tile-server'

describe('The tile server of the maps', () => {
  it('is unset by default, so that a map makes no external request', () => {
    expect(tileServer({})).toBeNull()
    expect(tileServer({ PUBLIC_MAP_TILES: '' })).toBeNull()
  })
  it('is unset if its address has no tile placeholder', () => {
    expect(tileServer({ PUBLIC_MAP_TILES: 'https://tiles.example/{z}/{x}.png' })).toBeNull()
  })
  it('has its own attribution, else OpenStreetMap’s', () => {
    const PUBLIC_MAP_TILES = 'https://tiles.example/{z}/{x}/{y}.png'
    expect(tileServer({ PUBLIC_MAP_TILES, PUBLIC_MAP_ATTRIBUTION: '© Tiles' })).toEqual({
      template: PUBLIC_MAP_TILES,
      attribution: '© Tiles',
    })
    expect(tileServer({ PUBLIC_MAP_TILES })?.attribution).toContain('OpenStreetMap')
  })
})
