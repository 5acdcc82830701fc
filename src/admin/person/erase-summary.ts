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

/** What goes and what stays, for the confirmation. */
export function eraseSummary(sections: readonly PersonSection[]): Record<'goes' | 'stays', string[]> {
  const count = (stays: boolean) =>
    sections.flatMap(({ title, items }) => {
      const own = items.filter((item) => (item.stays !== '') === stays)
      if (own.length === 0) return []
      const reasons = [...new Set(own.map((item) => item.stays))].filter(Boolean).join(' ')
      return [stays ? `${title}, ${own.length}. ${reasons}` : `${title}: ${own.length}`]
    })
  return {
    goes: count(false),
    stays: [
      ...count(true),
      ...(sections.some(({ title }) => title.startsWith('Owner'))
        ? ['The listings themselves. Only the owner’s contact and the mentions in notes go.']
        : []),
    ],
  }
}
