import { areaName, monthly, priceQualifiers } from '#messages/formats.ts'
import { tag } from '#messages/language.ts'
import { choices } from '#messages/choices.ts'
import * as subject from '#messages/alert-subject.ts'
import type { MessagesLike } from '../../messages/same-messages.ts'
import { type Status, statusLabels } from '../listing/listing-status.ts'
import type { PriceQualifier } from '../listing/price-text.ts'
import type { ChoiceTexts } from '../search/choice-filters.ts'

/** The words for alerts in a language. */
export interface AlertMessages {
  tag: string
  subject: MessagesLike<typeof subject>
  choices: ChoiceTexts
  statuses: Readonly<Record<Status, string>>
  monthly: (pounds: string) => string
  priceQualifiers: Readonly<Record<PriceQualifier, string>>
  areaName: (name: string) => string
}

/** Those of the edition, for pages. Emails name theirs. */
export const editionAlertMessages: AlertMessages = {
  tag,
  subject,
  choices,
  statuses: statusLabels,
  monthly,
  priceQualifiers,
  areaName,
}
