import { LateForm } from './LateForm'
import type { WatchableListings } from './ListingAlertForm'

const load = () => import('./ListingAlertForm').then(({ ListingAlertForm }) => ListingAlertForm)

/** Under the saved homes: letters when the price or status of one changes, or of any. */
export const AskListingAlert = (form: WatchableListings) => (
  <LateForm label="Tell me when a price or status changes" load={load} form={form} />
)
