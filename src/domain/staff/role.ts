// What one of the staff may do. The policies of the database decide it; this says it in words.

export const roles = [
  { value: 'administrator', label: 'Administrator', may: 'Does everything, and lets others in.' },
  {
    value: 'negotiator',
    label: 'Negotiator',
    may: 'Keeps listings, answers enquiries and books viewings. Deletes no listing and erases no enquiry.',
  },
  { value: 'reader', label: 'Reader', may: 'Sees everything that staff see, and changes nothing.' },
] as const
export type Role = (typeof roles)[number]['value']

/** A role as the database names it; null for one that this site does not know. */
export const findRole = (value: unknown) => roles.find((role) => role.value === value) ?? null
