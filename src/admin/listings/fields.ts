/** The id of a field's control. */
export const fieldId = (name: string) => `property-${name}`
