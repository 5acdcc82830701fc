import { AskListingAlert } from '../features/alerts/AskListingAlert'
import { SavedListings } from '../features/saved/SavedListings'

export const SavedPage = () => <SavedListings AskAlert={AskListingAlert} />
