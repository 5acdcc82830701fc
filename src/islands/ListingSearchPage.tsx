import type { ComponentProps } from 'react'
import { SearchAlertButton } from '../features/alerts/SearchAlertButton'
import { ListingsMap } from '../features/map/ListingsMap'
import { ListingSearch } from '../features/search/ListingSearch'

type Props = Omit<ComponentProps<typeof ListingSearch>, 'ListingsMap' | 'AlertButton'>
export const ListingSearchPage = (props: Props) => (
  <ListingSearch {...props} ListingsMap={ListingsMap} AlertButton={SearchAlertButton} />
)
