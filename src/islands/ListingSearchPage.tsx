import type { ComponentProps } from 'react'
import { ListingSearch } from '../features/search/ListingSearch'
import type { MapDrawing } from '../features/search/SearchMap'
import { cellAt } from '../features/map/listings-map'
import { HomesMap } from '../features/map/ListingsMap'

const map = { draw: (drawing: MapDrawing) => <HomesMap {...drawing} />, cellAt }

/** A list with its filters, and the map that shows the same homes. */
export const ListingSearchPage = (props: Omit<ComponentProps<typeof ListingSearch>, 'map'>) => (
  <ListingSearch {...props} map={map} />
)
