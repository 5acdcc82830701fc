import { ListingAlertButton } from '../features/alerts/ListingAlertButton'
import { SavedListings } from '../features/saved/SavedListings'

export const SavedPage = () => <SavedListings AlertButton={ListingAlertButton} />
