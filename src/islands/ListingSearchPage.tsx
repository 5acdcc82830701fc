import type { ComponentProps } from 'react'
import { ListingSearch } from '../features/listings/ListingSearch'

/** A list with its filters, and the map that shows the same homes. */
export const ListingSearchPage = (props: Omit<ComponentProps<typeof ListingSearch>, 'map'>) => <ListingSearch {...props} />
