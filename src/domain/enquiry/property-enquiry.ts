import * as messages from '#messages/enquiry.ts'
import * as v from 'valibot'
import { amount } from '../../lib/format/parse-amount'
import { email as readEmail } from '../../lib/form/email-address'
import { phoneLine, tidyLine } from '../../lib/form/normalise'
import { daysAfter } from '../../lib/time/day-ms'
import { parseLondonTime, typedDay } from '../../lib/time/london-time'
import {
  schemaErrors,
  emailField,
  enquiryLimits,
  fullName,
  optionalText,
  readBy,
  requiredLine,
  requiredPhone,
  rowBy,
  tooLong,
} from './fields'
import { moveAfterViewing } from '#messages/form.ts'
import { inViewingHours, viewingHoursText } from './viewing-hours'
import { serverDate } from '../../lib/time/server-time'

/** The listing of the enquiry. */
export interface EnquiryListing {
  id: string
  title: string
  listingType: ListingType
}
type ListingType = 'sale' | 'rent'

/**
 * The values of the form. `viewingKind` is empty without a choice; `viewing` is a London wall time (`2026-12-01T10:30`)
 * and `moving` a day; both may contain invalid typed text. `slot` is the moment of a chosen free time, and
 * `slotMinutes` its length.
 */
export const emptyEnquiry = {
  name: '',
  email: '',
  phone: '',
  message: '',
  employment: '',
  position: '',
  income: '',
  viewingKind: '',
  viewing: '',
  slot: '',
  slotMinutes: '',
  moving: '',
}
export type EnquiryValues = typeof emptyEnquiry

export const enquiryFailed = messages.failed
export const enquiryDraft = (listingId: string) => `enquiry-${listingId}`
export const stepsFor = (type: EnquiryListing['listingType']) => (type === 'rent' ? 3 : 1)

interface Employment {
  value: string
  label: string
  /** The field label of the work and its error message; work has an income too. */
  work?: { label: string; missing: string }
}

/** The choices of employment, in display order. */
export const employmentChoices: readonly Employment[] = [
  {
    value: 'employed',
    label: messages.employed,
    work: { label: messages.position, missing: messages.enterPosition },
  },
  {
    value: 'self-employed',
    label: messages.selfEmployed,
    work: { label: messages.trade, missing: messages.enterTrade },
  },
  { value: 'student', label: messages.student },
  { value: 'retired', label: messages.retired },
  { value: 'unemployed', label: messages.unemployed },
  { value: 'guarantor', label: messages.guarantor },
]

/** The work fields of an employment; undefined without work. */
export const workOf = (employment: string) => employmentChoices.find(({ value }) => value === employment)?.work

const detailsSchema = v.object({
  name: fullName,
  email: emailField,
  phone: requiredPhone,
  message: optionalText(enquiryLimits.text, tooLong(enquiryLimits.text, messages.yourMessage)),
})

const employment = v.pipe(
  v.string(),
  v.check((text) => employmentChoices.some(({ value }) => value === text), messages.selectEmployment),
)
const maxIncome = 9_999_999_999.99
/** Pounds per year; null if invalid or stated per month or week. */
function annualPounds(text: string): number | null {
  const read = amount(text, 'year')
  return read && read <= maxIncome ? read : null
}
const income = readBy(annualPounds, messages.enterIncome)

/** The employment, with occupation and income for people who work. */
function employmentSchema(work: Employment['work']) {
  if (!work) return v.object({ employment })
  const long = tooLong(enquiryLimits.position, messages.yourWork(work.label))
  return v.object({ employment, position: requiredLine(work.missing, enquiryLimits.position, long), income })
}

/** The ways to view a listing. */
export const viewingKinds = [
  { value: 'in_person', label: messages.inPerson },
  { value: 'video', label: messages.byVideo },
] as const

const viewingField = (now: Date, isFree: boolean) =>
  v.pipe(
    v.string(),
    v.check((text) => parseLondonTime(text) !== null, messages.selectViewing),
    v.check((text) => (parseLondonTime(text) ?? now) > now, messages.viewingAhead),
    v.check((text) => isFree || inViewingHours(text), messages.outsideHours(viewingHoursText)),
  )

/** Whether the viewing is a free time that the visitor chose. Its hours are those that staff opened. */
const isSlot = ({ viewing, slot }: Pick<EnquiryValues, 'viewing' | 'slot'>) =>
  slot !== '' && parseLondonTime(viewing)?.toISOString() === slot

/** The first day to move in, after the day of a viewing and not before today. */
export function firstMoveDay(viewing: string, today: string): string {
  const day = parseLondonTime(viewing) ? daysAfter(viewing.slice(0, 10), 1) : today
  return day > today ? day : today
}

/** The viewing, in the future and in office hours unless it is a slot, and a later day to move in. */
const datesSchema = (viewing: string, field: ReturnType<typeof viewingField>) =>
  v.object({
    viewing: field,
    moving: v.pipe(
      v.string(),
      v.check((text) => typedDay(text)?.length === 10, messages.selectMoving),
      v.check(
        (text) => parseLondonTime(viewing) === null || (typedDay(text) ?? '') > viewing.slice(0, 10),
        moveAfterViewing,
      ),
    ),
  })

/** The schema of one step; its fields may depend on other values. */
function stepSchema(step: number, values: EnquiryValues, now: Date, type: ListingType) {
  const { employment, viewing, viewingKind } = values
  const field = viewingField(now, isSlot(values))
  // A buyer may enquire without a viewing.
  if (type === 'sale' && viewingKind) return v.object({ ...detailsSchema.entries, viewing: field })
  if (step === 1) return detailsSchema
  return step === 2 ? employmentSchema(workOf(employment)) : datesSchema(viewing, field)
}

/** The error of each invalid value of one step. */
export const validateEnquiry = (values: EnquiryValues, step: number, now = serverDate(), type: ListingType = 'rent') =>
  schemaErrors(stepSchema(step, values, now, type), values)

/** A completed step's values, each contact on a line of its own. */
export function stepSummary({ name, email, phone, employment, position }: EnquiryValues, step: number): string {
  if (step === 1) return [tidyLine(name), readEmail(email) ?? tidyLine(email), phoneLine(phone)].join('\n')
  const chosen = employmentChoices.find(({ value }) => value === employment)
  return messages.summaryOf([chosen?.label ?? '', chosen?.work ? tidyLine(position) : ''].filter(Boolean))
}

/**
 * The row of `property_inquiries` for valid values. Income and employment apply to tenants only.
 * @param timeZone the browser's, as `Asia/Shanghai`
 */
export function enquiryRow(listing: EnquiryListing, values: EnquiryValues, timeZone = '') {
  const rental = listing.listingType === 'rent'
  const chosen = viewingKinds.find(({ value }) => value === values.viewingKind)?.value
  const kind = chosen ?? (rental ? 'in_person' : null)
  const works = rental && workOf(values.employment) !== undefined
  return {
    type: rental ? 'rent' : 'buy',
    property_id: listing.id,
    property_title: tidyLine(listing.title),
    ...rowBy(detailsSchema, values),
    employment_status: rental ? values.employment : null,
    current_position: works ? tidyLine(values.position) : null,
    annual_income: works ? annualPounds(values.income) : null,
    viewing_kind: kind,
    viewer_time_zone: kind && /^[A-Za-z][\w+/-]{1,63}$/.test(timeZone) ? timeZone : null,
    ...(kind && isSlot(values) && { viewing_slot: true }),
    preferred_viewing_date: kind ? (parseLondonTime(values.viewing)?.toISOString() ?? null) : null,
    preferred_move_date: rental ? typedDay(values.moving) : null,
  }
}
