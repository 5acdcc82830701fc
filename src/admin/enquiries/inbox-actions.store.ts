import { atom } from 'nanostores'
import type { Enquiry } from '../../domain/enquiry/enquiry'

/** The enquiries that the assignee menu is open for. */
export const $assigning = atom<readonly Enquiry[] | null>(null)
/** The enquiry whose reply takes the focus: another object for each request. */
export const $replying = atom<{ key: string } | null>(null)
/** Whether the keys are shown. */
export const $keysShown = atom(false)
/** Whether an enquiry is being added. */
export const $adding = atom(false)
