/** The values of a form, by field name. */
export type FormValues = Record<string, string | string[]>

/** The message of each invalid value, in field order. */
export type FormErrors<A> = Partial<Record<keyof A & string, string>>

/** Validates the values of one step, counted from 1. */
export type Validate<A> = (values: A, step: number) => FormErrors<A>

export const hasErrors = (errors: object) => Object.keys(errors).length > 0
