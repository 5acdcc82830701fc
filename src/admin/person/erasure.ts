import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { toText } from '../../lib/format/to-text'
import { counted } from '../../lib/format/words'
import type { PersonData, PersonSection } from './person'

// What to know before and after a person is erased. Pure.

/** An address or number of their enquiries that was not searched for; null if there is none. */
export function alsoUsed(
  { enquiries }: PersonData,
  { email, phone }: { email: string; phone: string },
): { email: string; phone: string } | null {
  const first = (column: string) =>
    enquiries.map(({ details }) => toText((details as Record<string, unknown> | undefined)?.[column])).find(Boolean) ??
    ''
  const [otherEmail, otherPhone] = [email ? '' : first('email'), phone ? '' : first('phone')]
  return otherEmail || otherPhone ? { email: otherEmail, phone: otherPhone } : null
}

/** The keys of the enquiries that are erased: their viewings go too. */
export const erasedKeys = ({ enquiries }: PersonData) =>
  enquiries
    .filter(({ stays }) => stays !== true)
    .map(({ kind, id }) => enquiryKey({ kind: toText(kind), id: toText(id) }))

/** What is erased and what is retained, for the confirmation. */
export function eraseSummary(sections: readonly PersonSection[]): Record<'erased' | 'retained', string[]> {
  const count = (retained: boolean) =>
    sections.flatMap(({ title, items }) => {
      const own = items.filter((item) => (item.retentionReason !== '') === retained)
      if (own.length === 0) return []
      const reasons = [...new Set(own.map((item) => item.retentionReason))].filter(Boolean).join(' ')
      return [retained ? `${title}, ${own.length}. ${reasons}` : `${title}: ${own.length}`]
    })
  return {
    erased: count(false),
    retained: [
      ...count(true),
      ...(sections.some(({ title }) => title.startsWith('Owner'))
        ? ['The listings themselves. Only the owner’s contact and the mentions in notes go.']
        : []),
    ],
  }
}

const names: Readonly<Record<string, (count: number) => string>> = {
  enquiries: (count) => `${counted(count, 'enquiry')} with ${count === 1 ? 'its' : 'their'} viewings and replies`,
  alerts: (count) => counted(count, 'alert'),
  emails: (count) => counted(count, 'email'),
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
