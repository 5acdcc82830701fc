import type { ComponentProps } from 'react'
import { ListingSearch } from '../features/listings/ListingSearch'
import type { MapDrawing } from '../features/listings/SearchMap'
import { cellAt } from '../features/map/homes'
import { HomesMap } from '../features/map/HomesMap'

const map = { draw: (drawing: MapDrawing) => <HomesMap {...drawing} />, cellAt }

/** A list with its filters, and the map that shows the same homes. */
export const ListingSearchPage = (props: Omit<ComponentProps<typeof ListingSearch>, 'map'>) => (
  <ListingSearch {...props} map={map} />
)
