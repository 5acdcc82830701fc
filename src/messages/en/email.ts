// Emails to visitors: what all of them share. The kinds have files of their own.

export const greeting = (name: string) => `Dear ${name},`
export const greetingWithoutName = 'Hello,'
export const seeHome = 'See the home'
export const addressLeftOut = '(address left out)'
export const youWrote = 'You wrote:'
export const yourReference = 'Your reference'
/** A fact in the plain text. */
export const labelled = (label: string, value: string) => `${label}: ${value}`

export const unsubscribe = 'Unsubscribe or change this alert'
export const registered = (company: string, number: string) =>
  `${company}, registered in England and Wales, company number ${number}.`
export const registeredOffice = (address: string) => `Registered office: ${address}.`
export const privacyPolicy = 'Privacy policy'

/** In place of the agency's sentence about a demonstration, if it has one; empty for that sentence. */
export const demonstration: string = ''

/** The rooms of a home in a list of homes. */
export const studio = 'Studio'
export const bedrooms = (count: number) => `${count} ${count === 1 ? 'bedroom' : 'bedrooms'}`

/** The time zone of a reader who named none. */
export const defaultTimeZone: string = 'Europe/London'
