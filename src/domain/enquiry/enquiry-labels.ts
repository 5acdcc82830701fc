// The kinds and states of enquiries, with their labels. Pure.

/** The kinds in view `enquiries`, with the filter's labels. */
export const kinds = [
  { value: 'inquiry', label: 'Listings' },
  { value: 'booking', label: 'Valuation calls' },
  { value: 'request', label: 'Valuation requests' },
  { value: 'message', label: 'Messages' },
] as const
export type Kind = (typeof kinds)[number]['value']

/** The states of an enquiry, in order. */
export const states = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'viewing_booked', label: 'Viewing booked' },
  { value: 'closed', label: 'Closed' },
] as const
export type State = (typeof states)[number]['value']

/** The value, if it is one of the choices. */
export const findValue = <T extends string>(list: readonly { value: T }[], value: unknown): T | undefined =>
  list.find((each) => each.value === value)?.value

/** The key of an enquiry in addresses and lists. */
export const enquiryKey = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`

/** Parses an enquiry key; null if invalid. */
export function parseEnquiryKey(key: string): { kind: Kind; id: string } | null {
  const [, name, id] = /^([a-z]+):([0-9a-f-]{36})$/.exec(key) ?? []
  const kind = findValue(kinds, name)
  return kind && id ? { kind, id } : null
}

/** The label of a value; an unknown value as it is. */
export const labelFrom = (labels: Record<string, string>) => (value: unknown) =>
  (Object.hasOwn(labels, String(value)) && labels[String(value)]) || String(value)

const propertyTypes: Record<string, string> = {
  newHouse: 'New-build house',
  secondHandHouse: 'Existing house',
  newFlat: 'New-build flat',
  secondHandFlat: 'Existing flat',
}
/** The kinds of home of a valuation: `New-build house, Existing flat`. */
export const propertyTypesText = (value: unknown) =>
  Array.isArray(value) ? value.map(labelFrom(propertyTypes)).join(', ') : String(value)

const valuations: Record<string, string> = {
  sale: 'Sale valuation',
  sales: 'Sale valuation',
  rental: 'Rental valuation',
  switch: 'Switching agent',
}

/** The label of a kind in list rows and in the detail's heading. */
export function kindLabel({ kind, type }: { kind: Kind; type: string }) {
  if (kind === 'inquiry') return type === 'rent' ? 'To rent' : 'To buy'
  return kind === 'message' ? 'Message' : (Object.hasOwn(valuations, type) && valuations[type]) || 'Valuation'
}

/** The label of a booked visit, for kinds that have one. */
const visits: Partial<Record<Kind | '', string>> = {
  inquiry: 'Viewing booked',
  booking: 'Valuation booked',
  request: 'Valuation booked',
}

/** The label of a state, for one kind or for all. */
export const stateLabel = (state: State, kind: Kind | '' = '') =>
  (state === 'viewing_booked' && visits[kind]) || (states.find(({ value }) => value === state)?.label ?? state)
