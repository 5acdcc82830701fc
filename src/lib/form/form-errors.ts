/** The answers of a form, by the names of its fields. */
export type FormValues = Record<string, string | string[]>

/** The message of each invalid answer, in the order of the fields. */
export type FormErrors<A> = Partial<Record<keyof A & string, string>>

/** Checks the answers of one step, counted from 1. */
export type Validate<A> = (values: A, step: number) => FormErrors<A>

export const hasErrors = (errors: object) => Object.keys(errors).length > 0
