import * as alertEn from '../../messages/en/email-alert.ts'
import { choices as choicesEn } from '../../messages/en/choices.ts'
import * as enquiryEn from '../../messages/en/email-enquiry.ts'
import * as formatsEn from '../../messages/en/formats.ts'
import * as languageEn from '../../messages/en/language.ts'
import * as momentsEn from '../../messages/en/moments.ts'
import * as sharedEn from '../../messages/en/email.ts'
import * as statusEn from '../../messages/en/listing-card.ts'
import * as subjectEn from '../../messages/en/alert-subject.ts'
import * as viewingEn from '../../messages/en/email-viewing.ts'
import * as alertZh from '../../messages/zh/email-alert.ts'
import { choices as choicesZh } from '../../messages/zh/choices.ts'
import * as enquiryZh from '../../messages/zh/email-enquiry.ts'
import * as formatsZh from '../../messages/zh/formats.ts'
import * as languageZh from '../../messages/zh/language.ts'
import * as momentsZh from '../../messages/zh/moments.ts'
import * as sharedZh from '../../messages/zh/email.ts'
import * as statusZh from '../../messages/zh/listing-card.ts'
import * as subjectZh from '../../messages/zh/alert-subject.ts'
import * as viewingZh from '../../messages/zh/email-viewing.ts'
import type { MessagesLike } from '../../messages/same-messages.ts'
import type { AlertMessages } from '../alert/alert-messages.ts'
import type { Status } from '../listing/listing-status.ts'

// Emails are written by Node and Deno, which have no editions: all languages are here by name (decision 36).

const english = {
  language: languageEn,
  shared: sharedEn,
  moments: momentsEn,
  enquiry: enquiryEn,
  viewing: viewingEn,
  alert: alertEn,
}

/** The messages of one language for emails. */
export type EmailMessages = { readonly [Room in keyof typeof english]: MessagesLike<(typeof english)[Room]> } & {
  /** The words for an alert. */
  alertWords: AlertMessages
}

const statuses = (card: MessagesLike<typeof statusEn>): Record<Status, string> => ({
  draft: card.draft,
  live: card.live,
  under_offer: card.underOffer,
  let_agreed: card.letAgreed,
  sold: card.sold,
  let: card.isLet,
})

const languages: Readonly<Record<string, EmailMessages>> = {
  en: {
    ...english,
    alertWords: {
      ...formatsEn,
      tag: languageEn.tag,
      subject: subjectEn,
      choices: choicesEn,
      statuses: statuses(statusEn),
    },
  },
  zh: {
    language: languageZh,
    shared: sharedZh,
    moments: momentsZh,
    enquiry: enquiryZh,
    viewing: viewingZh,
    alert: alertZh,
    alertWords: {
      ...formatsZh,
      tag: languageZh.tag,
      subject: subjectZh,
      choices: choicesZh,
      statuses: statuses(statusZh),
    },
  },
}

/** The messages in English, for staff and owners. */
export const staffMessages = languages['en'] as EmailMessages

/** The messages of a language; English if we have none in it. */
export const emailMessages = (locale: string): EmailMessages => languages[locale] ?? staffMessages
