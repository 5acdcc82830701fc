import type { ChangeEvent } from 'react'
import { $form, set } from './form/form.store'
import type { ListingValues, FieldName } from './form/property-form'

/** The id of a field's control. */
export const fieldId = (name: string) => `property-${name}`

type Texts = { [Name in FieldName]: ListingValues[Name] extends string ? Name : never }[FieldName]

/** The props of a text field for one value. */
export function bound(name: Texts) {
  const { values, errors } = $form.get()
  return {
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      set({ [name]: target.value }),
  }
}
