import { counted } from '../../lib/format/words'

const names: Readonly<Record<string, (count: number) => string>> = {
  enquiries: (count) => counted(count, 'enquiry'),
  alerts: (count) => counted(count, 'alert'),
  emails: (count) => counted(count, 'other email'),
  owner_contacts: (count) => counted(count, 'owner’s contact'),
  listing_notes: (count) => `${counted(count, 'note')} of homes`,
  notes: (count) => `${counted(count, 'note')} of enquiries`,
  viewing_notes: (count) => `text in ${counted(count, 'viewing')} of other people`,
  replies: (count) => `text in ${counted(count, 'reply')} to other people`,
  history: (count) => `text in ${counted(count, 'history entry')}`,
}

/** The counts of an erasure in words: `2 enquiries, 1 alert`. */
export function erasureText(counts: Readonly<Record<string, number>>): string {
  const erased = Object.entries(names).flatMap(([key, format]) => (counts[key] ? [format(counts[key])] : []))
  const retained = counts['enquiries_kept'] ?? 0
  return [
    erased.length > 0 ? `Erased: ${erased.join(', ')}.` : 'Nothing was erased.',
    ...(retained > 0 ? [`${counted(retained, 'enquiry')} kept until the date that was set.`] : []),
  ].join(' ')
}
