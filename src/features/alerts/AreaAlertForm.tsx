import * as messages from '#messages/alert-form.ts'
import { areaName } from '#messages/formats.ts'
import type { Frequency } from '../../domain/alert/alert'
import { requestAlert } from '../../domain/alert/alert.queries'
import type { ListingType } from '../../domain/listing/listing-status'
import { newId } from '../../lib/form/row-id'
import { success } from '../../lib/http/result'
import { AlertForm } from './AlertForm'
import { frequencyChoice } from './frequency-choice'
import type { LateFormProps } from './LateForm'

const listingsChoice = {
  label: messages.whichHomes,
  options: [
    { value: 'rent', label: messages.toRent },
    { value: 'sale', label: messages.forSale },
    { value: 'rent sale', label: messages.both },
  ],
}

// The second of two alerts has its own id, which retries reuse.
const secondIds = new Map<string, string>()
function secondId(id: string) {
  const second = secondIds.get(id) ?? newId()
  secondIds.set(id, second)
  return second
}

/** Requests emails about new listings of an area. */
export const AreaAlertForm = ({ area, takePress }: { area: string } & LateFormProps) => (
  <AlertForm
    title={messages.areaTitle(areaName(area))}
    lead={messages.areaLead(areaName(area))}
    promise={messages.areaPromise}
    choices={{ listings: listingsChoice, frequency: frequencyChoice }}
    draft="alert-area"
    about={area}
    takePress={takePress}
    sendRequest={async ({ id, email, listings, frequency }, honeypot) => {
      const types = listings.split(' ') as ListingType[]
      const address = new URLSearchParams({ area }).toString()
      for (const [n, type] of types.entries()) {
        const request = { id: n === 0 ? id : secondId(id), email, frequency: frequency as Frequency, address }
        const result = await requestAlert(request, { type, areas: [area] }, honeypot)
        if (!result.ok) return result
      }
      return success('stored')
    }}
  />
)
