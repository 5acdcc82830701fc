import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { isWithheld, withheldText } from '../../domain/listing/has-page'
import {
  badge,
  fittingStatus,
  type ListingType,
  listingTypes,
  type Status,
  statusesOf,
  statusLabels,
} from '../../domain/listing/listing-status'

/** What the public sees for each status. */
const consequences: Record<Status, string> = {
  draft: import.meta.env.HIDES_DRAFTS_AT_ONCE
    ? 'Not on the site. Only staff can see it.'
    : 'Only staff can see it. If the site has a page of it, the next build removes it.',
  live: 'Published in the list and on its own page.',
  under_offer: 'Stays in the list, marked “Under offer”.',
  let_agreed: 'Stays in the list, marked “Let agreed”.',
  sold: 'Leaves the list. Its page stays and shows that it is sold.',
  let: 'Leaves the list. Its page stays and shows that it is let.',
}

/** What the public sees for a status of a listing of this type. */
export const consequenceOf = (listingType: ListingType, status: Status) =>
  isWithheld({ listingType, status }) ? `${withheldText({ listingType })}.` : consequences[status]

/** What the public sees for a status of several listings: of each type, if that differs. */
export function sharedConsequence(status: Status, listings: readonly { listingType: ListingType }[]) {
  const types = listingTypes.filter((type) => listings.some(({ listingType }) => listingType === type))
  const texts = types.map((type) => consequenceOf(type, fittingStatus(status, type)))
  return new Set(texts).size > 1 ? types.map((type, n) => `${badge(type)}: ${texts[n]}`).join(' ') : texts[0]
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
      hint: consequenceOf(type, status),
    }))}
    onChoose={(status) => onChoose(status as Status)}
  />
)
