import * as messages from '#messages/alert-form.ts'
import { requestListingAlert } from '../../domain/alert/alert.queries'
import { AlertForm } from './AlertForm'
import type { LateFormProps } from './LateForm'

export interface WatchableListings {
  /** Listings that can still change. */
  listings: { id: string; title: string }[]
}

/** Requests emails about price and status changes of saved listings: of all or of one. */
export function ListingAlertForm({ listings, takePress }: WatchableListings & LateFormProps) {
  const all = { value: 'all', label: messages.allHomes(listings.length) }
  const each = listings.map(({ id, title }) => ({ value: id, label: title }))
  const ids = listings.map(({ id }) => id)
  return (
    <AlertForm
      title={messages.changesTitle}
      lead={messages.changesLead}
      promise={messages.changesPromise}
      choices={{ listing: { label: messages.whichHomes, options: each.length > 1 ? [all, ...each] : each } }}
      draft="alert-saved"
      about={ids.join()}
      takePress={takePress}
      sendRequest={({ listing, ...request }, honeypot) =>
        requestListingAlert({ ...request, listings: listing === all.value ? ids : [listing] }, honeypot)
      }
    />
  )
}
