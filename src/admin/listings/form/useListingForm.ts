import { useStore } from '@nanostores/react'
import type { ChangeEvent } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { fieldId } from '../fields'
import { $form, listingForm, setValues } from './form.store'
import { fieldErrors } from './listing-schema'
import type { FieldName, ListingValues } from './property-form'

const { control } = listingForm

/** The form's values and errors, and what it is based on. */
export function useListingForm() {
  const form = useStore($form)
  const values = useWatch({ control }) as ListingValues
  const { errors } = useFormState({ control })
  return { ...form, values, errors: fieldErrors(errors) }
}

type Texts = { [Name in FieldName]: ListingValues[Name] extends string ? Name : never }[FieldName]

/** The props of a text field for one value. */
export function useField(name: Texts) {
  const value = useWatch({ control, name })
  const { errors } = useFormState({ control, name })
  return {
    id: fieldId(name),
    name,
    value,
    error: fieldErrors(errors)[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      setValues({ [name]: target.value }),
  }
}
