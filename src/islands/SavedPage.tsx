export { SavedListings as SavedPage } from '../features/saved/SavedListings'
