/** What private.hold_slot() and its siblings store as the host while nobody is named. */
export const unnamedHost = 'Our team'
