import { useEffect, useEffectEvent, useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { followUpValues, isChanged, rebase, type Unsaved } from './follow-up'
import type { Enquiry } from './inbox'
import { followUpDrafts } from './drafts'

/**
 * The form of a follow-up. `base` has the stored values when editing began: unchanged fields follow a colleague's
 * changes, and changed ones are stored in this tab.
 */
export function useFollowUpForm(enquiry: Enquiry, resolver: Resolver<Unsaved>) {
  const key = enquiryKey(enquiry)
  const [initial] = useState((): Unsaved => {
    const stored = followUpValues(enquiry)
    return rebase(followUpDrafts.read(key) ?? { ...stored, base: stored }, stored)
  })
  const form = useForm<Unsaved>({
    defaultValues: initial,
    resolver,
    shouldFocusError: false,
  })
  const [state, note, assignedTo, base] = useWatch({
    control: form.control,
    name: ['state', 'note', 'assignedTo', 'base'],
  })
  const values = { state, note, assignedTo, base }
  const isDirty = isChanged(values)

  /** Replaces the values and the version that they are based on. */
  const keep = (next: Unsaved) => {
    for (const name of ['state', 'note', 'assignedTo', 'base'] as const) form.setValue(name, next[name])
  }
  const follow = useEffectEvent(() => keep(rebase(form.getValues(), followUpValues(enquiry))))
  useEffect(() => follow(), [enquiry.state, enquiry.note, enquiry.assignedTo])

  const store = useEffectEvent(() => (isDirty ? followUpDrafts.store(key, values) : followUpDrafts.drop(key)))
  useEffect(() => void store(), [isDirty, state, note, assignedTo])
  return { form, isDirty, keep }
}
