import { choose, isResolved } from './conflict'
import { $form, currentValues, updateDraft, setValues } from './form.store'
import type { FormField } from './form-sections'

/** From now on the values are based on the colleague's version: a save no longer conflicts with it. */
export function rebase() {
  const { conflict } = $form.get()
  if (!conflict) return
  const { values, version } = conflict.theirs
  $form.set({ ...$form.get(), version, stored: values, base: values })
  updateDraft()
}

/** Chooses one of the two values of a field that both changed. */
export function resolveField(field: FormField, choice: 'ours' | 'theirs') {
  const before = $form.get().conflict
  if (!before) return
  const { values, conflict } = choose(before, currentValues(), field, choice)
  setValues(values)
  $form.setKey('conflict', conflict)
  if (isResolved(conflict)) rebase()
}
