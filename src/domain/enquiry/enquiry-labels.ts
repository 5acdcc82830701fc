// The kinds of what visitors send, how far the agency has come with each, and their words. Pure.

/** The kinds as view `enquiries` names them, with the words of the filter. */
export const kinds = [
  { value: 'inquiry', label: 'Homes' },
  { value: 'booking', label: 'Valuation calls' },
  { value: 'request', label: 'Valuation requests' },
  { value: 'message', label: 'Messages' },
] as const
export type Kind = (typeof kinds)[number]['value']

/** How far the agency has come with an enquiry, in order. */
export const states = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'viewing_booked', label: 'Visit booked' },
  { value: 'closed', label: 'Closed' },
] as const
export type State = (typeof states)[number]['value']

/** The value, if a list of choices has it. */
export const findValue = <T extends string>(list: readonly { value: T }[], value: unknown): T | undefined =>
  list.find((each) => each.value === value)?.value

/** The name of an enquiry in the address and in lists. */
export const enquiryKey = ({ kind, id }: { kind: Kind; id: string }) => `${kind}:${id}`

/** A key taken apart; null for what is none. */
export function parseEnquiryKey(key: string): { kind: Kind; id: string } | null {
  const [, name, id] = /^([a-z]+):([0-9a-f-]{36})$/.exec(key) ?? []
  const kind = findValue(kinds, name)
  return kind && id ? { kind, id } : null
}

const valuations: Record<string, string> = {
  sale: 'Sale valuation',
  sales: 'Sale valuation',
  rental: 'Rental valuation',
  switch: 'Switching agent',
}

/** What the list's rows and the detail's top line call it. */
export function kindLabel({ kind, type }: { kind: Kind; type: string }) {
  if (kind === 'inquiry') return type === 'rent' ? 'To rent' : 'To buy'
  return kind === 'message' ? 'Message' : (Object.hasOwn(valuations, type) && valuations[type]) || 'Valuation'
}

/** What is visited, where one kind of enquiry is meant. */
const visits: Partial<Record<Kind | '', string>> = {
  inquiry: 'Viewing booked',
  booking: 'Valuation booked',
  request: 'Valuation booked',
}

/** How far one has come, in words: of one kind, or of all. */
export const stateLabel = (state: State, kind: Kind | '' = '') =>
  (state === 'viewing_booked' && visits[kind]) || (states.find(({ value }) => value === state)?.label ?? state)
