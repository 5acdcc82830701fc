import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { enquiryKey, states } from '../../domain/enquiry/enquiry-labels'
import { lengthOf, tidyText } from '../../lib/form/normalise'
import { useSchemaForm } from '../ui/Form'
import { followUpValues, type FollowUpValues, isChanged, rebase, type Unsaved } from './follow-up'
import { type Enquiry, maxNoteLength } from '../../domain/enquiry/enquiry'
import { followUpDrafts } from './drafts'

const schema = v.object({
  state: v.picklist(states.map(({ value }) => value)),
  note: v.pipe(
    v.string(),
    v.transform(tidyText),
    v.check((note) => lengthOf(note) <= maxNoteLength, 'Please use 5,000 characters or fewer for the note.'),
  ),
  assignedTo: v.string(),
  // The stored values when editing began.
  base: v.custom<FollowUpValues>(() => true),
})

/**
 * The form of a follow-up. `base` has the stored values when editing began: unchanged fields follow a colleague's
 * changes, and changed ones are stored in this tab.
 */
export function useFollowUpForm(enquiry: Enquiry) {
  const key = enquiryKey(enquiry)
  const [initial] = useState((): Unsaved => {
    const stored = followUpValues(enquiry)
    return rebase(followUpDrafts.read(key) ?? { ...stored, base: stored }, stored)
  })
  const form = useSchemaForm(schema, initial, { shouldFocusError: false })
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
