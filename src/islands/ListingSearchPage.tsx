import type { ComponentProps } from 'react'
import { AskAlert } from '../features/alerts/AskAlert'
import { ListingsMap } from '../features/map/ListingsMap'
import { ListingSearch } from '../features/search/ListingSearch'

type Props = Omit<ComponentProps<typeof ListingSearch>, 'ListingsMap' | 'AskAlert'>
export const ListingSearchPage = (props: Props) => (
  <ListingSearch {...props} ListingsMap={ListingsMap} AskAlert={AskAlert} />
)
