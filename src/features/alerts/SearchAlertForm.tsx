import * as messages from '#messages/alert-form.ts'
import type { AlertFilters, Frequency } from '../../domain/alert/alert'
import { requestAlert } from '../../domain/alert/alert.queries'
import type { Result } from '../../lib/http/result'
import { AlertForm } from './AlertForm'
import { frequencyChoice } from './frequency-choice'
import type { LateFormProps } from './LateForm'

export interface AlertSearch {
  /** The query string of the current search. */
  address: string
  /** Its filters, in the database's form. */
  filtersOf: () => Promise<Result<AlertFilters>>
  /** Whether there is no listing at all. */
  noneListed?: boolean | undefined
}

/** Requests emails about new listings of the current search. */
export const SearchAlertForm = ({ address, filtersOf, noneListed, takePress }: AlertSearch & LateFormProps) => (
  <AlertForm
    title={noneListed ? messages.newHomesTitle : messages.likeTheseTitle}
    lead={messages.filtersSet}
    promise={noneListed ? messages.suchPromise : messages.likeThesePromise}
    choices={{ frequency: frequencyChoice }}
    draft="alert"
    about={address}
    takePress={takePress}
    sendRequest={async ({ frequency, ...request }, honeypot) => {
      const filters = await filtersOf()
      if (!filters.ok) return filters
      return requestAlert({ ...request, frequency: frequency as Frequency, address }, filters.value, honeypot)
    }}
  />
)
