import { atom } from 'nanostores'
import type { Enquiry } from './inbox'

/** The enquiries that the assignee menu is open for. */
export const $assigning = atom<readonly Enquiry[] | null>(null)
/** The key of the enquiry whose reply takes the focus. */
export const $replying = atom('')
/** Whether the keys are shown. */
export const $keysShown = atom(false)
/** Whether an enquiry is being added. */
export const $adding = atom(false)
