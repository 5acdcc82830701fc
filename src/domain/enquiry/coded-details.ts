import { toText } from '../../lib/format/to-text'
import { viewingKinds } from '../viewing/viewing'
import { labelFrom, propertyTypesText } from './enquiry-labels'

// The details of an enquiry that are stored as codes, in the words of the admin. Pure.

/** How an enquiry reached us. */
export const channels = [
  { value: 'telephone', label: 'Phone call' },
  { value: 'in_person', label: 'In person' },
  { value: 'email', label: 'Email' },
  { value: 'other', label: 'Something else' },
] as const

const employments: Record<string, string> = {
  employed: 'Employed',
  'self-employed': 'Self-employed',
  student: 'Student',
  retired: 'Retired',
  unemployed: 'Not employed',
  guarantor: 'Supported by a guarantor',
}

const viewings = Object.fromEntries(viewingKinds.map(({ value, label }) => [value, label]))

/** `Phone call, added by staff`; `Page /rent, campaign newsletter, autumn`. */
function sourceText(source: unknown): string {
  const part = (name: string) => toText((source as Record<string, unknown> | null)?.[name])
  const channel = channels.find(({ value }) => value === part('channel'))
  if (channel) return `${channel.label}, added by staff`
  const campaign = ['utm_source', 'utm_medium', 'utm_campaign'].map(part).filter(Boolean).join(', ')
  return [part('page') && `Page ${part('page')}`, campaign && `campaign ${campaign}`].filter(Boolean).join(', ')
}

/** The coded columns: their labels, and their values in words. */
export const codedDetails = {
  property_types: {
    label: 'Property type',
    format: propertyTypesText,
  },
  employment_status: { label: 'Employment', format: labelFrom(employments) },
  viewing_kind: { label: 'Viewing type', format: labelFrom(viewings) },
  source: { label: 'Source', format: sourceText },
}
