import * as messages from '#messages/alerts.ts'
import { LateForm } from './LateForm'
import type { WatchableListings } from './ListingAlertForm'

const load = () => import('./ListingAlertForm').then(({ ListingAlertForm }) => ListingAlertForm)

/** Below the saved listings: emails about price and status changes of one or all. */
export const ListingAlertButton = (form: WatchableListings) => (
  <LateForm label={messages.whenChanged} load={load} form={form} />
)
