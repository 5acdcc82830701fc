import * as messages from '#messages/form.ts'
import * as v from 'valibot'
import { email } from '../../lib/form/email-address'
import { isAbroad } from '../../lib/format/phone'
import { lengthOf, name, nameProblem, orNull, phoneLine, tidyLine, tidyText } from '../../lib/form/normalise'

// Schema parts for enquiries: each normalises a value, then validates it with the form's message.

/** The maximum lengths of values; the database has the same constraints. */
export const enquiryLimits = { phone: 40, postcode: 20, address: 500, position: 200, text: 5000 }

const grouped = new Intl.NumberFormat('en-GB')
export const tooLong = (limit: number, what: string) => messages.tooLong(grouped.format(limit), what)
const atMost = <Text extends string | null>(limit: number, message: string) =>
  v.check<Text, string>((text) => lengthOf(text ?? '') <= limit, message)

/** A value parsed by a function; invalid if it returns null. */
export const readBy = <T>(read: (text: string) => T | null, message: string) =>
  v.pipe(
    v.string(),
    v.transform(read),
    v.custom<T>((value) => value !== null, message),
  )

/** A required line. */
export const requiredLine = (missing: string, limit: number, long: string, tidy = tidyLine) =>
  v.pipe(v.string(), v.transform(tidy), v.nonEmpty(missing), atMost(limit, long))
/** A required multi-line text. */
export const requiredText = (missing: string, limit: number, long: string) =>
  requiredLine(missing, limit, long, tidyText)

/** An optional line: null in the row when empty. */
export const optionalLine = (limit: number, long: string, tidy = tidyLine) =>
  v.pipe(
    v.string(),
    v.transform((text) => orNull(tidy(text))),
    atMost(limit, long),
  )
export const optionalText = (limit: number, long: string) => optionalLine(limit, long, tidyText)

export const nameField = (minLength: number, tooShort: string) =>
  v.pipe(
    v.string(),
    v.transform(tidyLine),
    v.check(
      (text) => name(text, minLength) !== null,
      ({ input }) => nameProblem(input, tooShort),
    ),
  )
export const fullName = nameField(2, messages.enterName)
export const emailField = readBy(email, messages.enterEmail)
export const phoneTooLong = tooLong(enquiryLimits.phone, messages.yourPhone)
/** A required phone number in any format, because a person reads it. */
export const requiredPhone = requiredLine(messages.enterPhone, enquiryLimits.phone, phoneTooLong, phoneLine)
/** A number that we call. Typed abroad, it needs its country code, which also tells us when the day is there. */
export const withCountryCode = v.check<string, string>(
  (number) => !isAbroad() || /^\(?(\+|00)/.test(number),
  messages.addCountryCode,
)

/** The first message of each invalid value, in field order. */
export function schemaErrors<Values>(
  schema: v.GenericSchema<unknown, unknown>,
  values: Values,
): Partial<Record<keyof Values & string, string>> {
  const { issues = [] } = v.safeParse(schema, values, { abortPipeEarly: true })
  return Object.fromEntries(issues.map(({ path, message }) => [path?.[0]?.key, message])) as ReturnType<
    typeof schemaErrors<Values>
  >
}

/** The row that a schema makes of valid values. */
export const rowBy = <Schema extends v.GenericSchema>(schema: Schema, values: unknown) =>
  v.safeParse(schema, values).output as v.InferOutput<Schema>
