// The permissions of staff roles in words. The database's policies enforce them.

export const roles = [
  { value: 'administrator', label: 'Administrator', hint: 'Does everything, and lets others in.' },
  {
    value: 'negotiator',
    label: 'Negotiator',
    hint: 'Keeps listings, answers enquiries and books viewings. Deletes no listing and erases no enquiry.',
  },
  { value: 'reader', label: 'Reader', hint: 'Sees everything that staff see, and changes nothing.' },
] as const

/** A role by its database name; undefined if unknown. */
export const findRole = (value: unknown) => roles.find((role) => role.value === value)
