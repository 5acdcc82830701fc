import type { Frequency } from '../../domain/alert/alert'
import { askAlert } from '../../domain/alert/alert.queries'
import { AlertForm } from './AlertForm'
import type { AskedSearch } from './AskAlert'
import { frequencyChoice } from './frequency-choice'
import type { LateFormProps } from './LateForm'

/** Asks for letters about new homes of the search as it stands. */
export const SearchAlertForm = ({ address, filtersOf, takePress }: AskedSearch & LateFormProps) => (
  <AlertForm
    title="New homes like these, by e-mail"
    lead="For the filters as they stand now."
    promise="we write when a home like these comes."
    choices={{ frequency: frequencyChoice }}
    draft="alert"
    about={address}
    takePress={takePress}
    ask={async ({ frequency, ...asked }, honeypot) => {
      const filters = await filtersOf()
      if (!filters.ok) return filters
      return askAlert({ ...asked, frequency: frequency as Frequency, address }, filters.value, honeypot)
    }}
  />
)
