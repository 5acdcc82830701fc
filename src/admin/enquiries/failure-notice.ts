import { unsavedNotice } from '../query/failure-text'

// The notice of a failed save. Pure.

export const refusals = {
  'enquiry-erased': 'This enquiry has been erased.',
  'account-ended': 'This person no longer has access. Choose somebody else.',
  'reader-not-assignable': 'This person can only read. Choose somebody who may answer enquiries.',
  'no-email-address': 'This enquiry has no email address. Call instead.',
  'listing-gone': 'This home no longer exists. Choose another one.',
}

export const failureNotice = (error: unknown, act?: 'save' | 'send') => unsavedNotice(error, refusals, act)
