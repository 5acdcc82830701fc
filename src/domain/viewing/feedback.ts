// The appointments that staff book, and what people thought afterwards. Pure.

/** A viewing shows one of our listings; a valuation visit is at the property of an owner. */
export const appointments = [
  { value: 'viewing', label: 'Viewing' },
  { value: 'valuation', label: 'Valuation visit' },
] as const
export type AppointmentType = (typeof appointments)[number]['value']

export const feedbackChoices = [
  { value: 'offer_likely', label: 'Offer likely' },
  { value: 'interested', label: 'Interested' },
  { value: 'not_for_them', label: 'Not for them' },
  { value: 'did_not_come', label: 'Did not come' },
] as const
export type FeedbackChoice = (typeof feedbackChoices)[number]['value']

export const maxFeedbackNote = 1000

/** The label of a feedback choice. A likely instruction is what a valuation visit leads to. */
export function feedbackLabel(choice: string, appointment: AppointmentType) {
  if (choice === 'offer_likely' && appointment === 'valuation') return 'Instruction likely'
  return feedbackChoices.find(({ value }) => value === choice)?.label ?? ''
}
