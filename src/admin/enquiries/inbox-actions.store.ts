import { atom } from 'nanostores'
import type { Enquiry } from '../../domain/enquiry/enquiry'
import { $inboxLocation } from './inbox-location.store'

/** The enquiries that the assignee menu is open for. */
export const $assigning = atom<readonly Enquiry[] | null>(null)
/** The enquiry whose reply takes the focus: another object for each request. */
export const $replying = atom<{ key: string } | null>(null)
// The way back to an enquiry by keys must not end in a field, which the next key would fill.
$inboxLocation.listen(({ open }) => {
  if ($replying.get()?.key !== open) $replying.set(null)
})
/** Whether the keys are shown. */
export const $keysShown = atom(false)
/** Whether an enquiry is being added. */
export const $adding = atom(false)
