// The permissions of staff roles in words. The database's policies enforce them.

export const roles = [
  { value: 'administrator', label: 'Administrator', hint: 'Can do everything, including staff accounts.' },
  {
    value: 'negotiator',
    label: 'Negotiator',
    hint: 'Edits listings, answers enquiries and books viewings. Cannot delete listings or erase enquiries.',
  },
  { value: 'reader', label: 'Reader', hint: 'Can read everything. Cannot change anything.' },
] as const

/** A role by its database name; undefined if unknown. */
export const findRole = (value: unknown) => roles.find((role) => role.value === value)
