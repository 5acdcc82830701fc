import { LateForm } from './LateForm'
import type { WatchableListings } from './ListingAlertForm'

const load = () => import('./ListingAlertForm').then(({ ListingAlertForm }) => ListingAlertForm)

/** Below the saved listings: emails about price and status changes of one or all. */
export const ListingAlertButton = (form: WatchableListings) => (
  <LateForm label="Tell me when a price or status changes" load={load} form={form} />
)
