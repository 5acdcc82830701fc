// What one of the staff may do. The policies of the database decide it; this says it in words.

export const roles = [
  { value: 'administrator', label: 'Administrator', hint: 'Does everything, and lets others in.' },
  {
    value: 'negotiator',
    label: 'Negotiator',
    hint: 'Keeps listings, answers enquiries and books viewings. Deletes no listing and erases no enquiry.',
  },
  { value: 'reader', label: 'Reader', hint: 'Sees everything that staff see, and changes nothing.' },
] as const

/** A role as the database names it; undefined for one that this site does not know. */
export const findRole = (value: unknown) => roles.find((role) => role.value === value)
