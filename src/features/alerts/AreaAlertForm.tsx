import * as messages from '#messages/alert-form.ts'
import { areaName } from '#messages/formats.ts'
import type { Frequency } from '../../domain/alert/alert'
import { requestAlert } from '../../domain/alert/alert.queries'
import type { ListingType } from '../../domain/listing/listing-status'
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

/** The id of the second of two alerts: the same for each try, also after a reload, so that it is stored once. */
const secondId = (id: string) => id.slice(0, -1) + (parseInt(id.slice(-1), 16) ^ 1).toString(16)

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
