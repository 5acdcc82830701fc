import { useStore } from '@nanostores/react'
import type { ChangeEvent } from 'react'
import { $form, $values, fieldId, setValues } from './form.store'
import type { TextColumn } from './property-form'

/** The form's values, and what it is based on. */
export const useListingForm = () => ({ ...useStore($form), values: useStore($values) })

/** The props of a text field for one value. */
export function useField(name: TextColumn) {
  const { values, errors } = useListingForm()
  return {
    id: fieldId(name),
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setValues({ [name]: target.value }),
  }
}
