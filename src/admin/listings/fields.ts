import type { ChangeEvent } from 'react'
import { $form, set } from './form/form.store'
import type { Answers, FieldName } from './form/property-form'

/** The id of a field's control. */
export const fieldId = (name: string) => `property-${name}`

type Texts = { [Name in FieldName]: Answers[Name] extends string ? Name : never }[FieldName]

/** What a text field needs to show and change one answer. */
export function bound(name: Texts) {
  const { answers, errors } = $form.get()
  return {
    id: fieldId(name),
    name,
    value: answers[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      set({ [name]: target.value }),
  }
}
