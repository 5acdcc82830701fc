import type { ComponentProps } from 'react'
import { ListingsMap } from '../features/map/ListingsMap'
import { ListingSearch } from '../features/search/ListingSearch'

type Props = Omit<ComponentProps<typeof ListingSearch>, 'ListingsMap'>
export const ListingSearchPage = (props: Props) => <ListingSearch {...props} ListingsMap={ListingsMap} />
