export { ListingGrid } from '../domain/listing/ListingGrid'
