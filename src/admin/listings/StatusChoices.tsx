import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { type ListingType, type Status, statusesOf, statusLabels } from '../../domain/listing/listing-status'

/** What the public sees for each status. */
export const consequences: Record<Status, string> = {
  draft: import.meta.env.HIDES_DRAFTS_AT_ONCE
    ? 'Not on the site. Only the admin shows it.'
    : 'Only the admin shows it. A page that the site has of it already goes with the next build.',
  live: 'Published: in its list, and on a page of its own.',
  under_offer: 'Stays in its list, marked “Under offer”.',
  let_agreed: 'Stays in its list, marked “Let agreed”.',
  sold: 'Leaves its list. Its page stays and says that it is sold.',
  let: 'Leaves its list. Its page stays and says that it is let.',
}

interface Props {
  id: string
  label: string
  type: ListingType
  value: Status
  onChoose: (status: Status) => void
}

/** The statuses of a listing, each with its public effect. Selecting one writes nothing: a button does. */
export const StatusChoices = ({ type, value, onChoose, ...field }: Props) => (
  <ChoiceGroup
    {...field}
    name={field.id}
    value={value}
    options={statusesOf(type).map((status) => ({
      value: status,
      label: statusLabels[status],
      hint: consequences[status],
    }))}
    onChoose={(status) => onChoose(status as Status)}
  />
)
