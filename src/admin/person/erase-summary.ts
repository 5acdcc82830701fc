import { toText } from '../../lib/format/to-text'
import type { PersonData, PersonSection } from './person'

// What to know before a person is erased. Pure.

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
