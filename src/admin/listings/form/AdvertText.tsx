import type { ComponentProps } from 'react'
import { TextArea } from '../../../components/ui/form/TextArea'
import type { PhraseField } from './forbidden-phrases'
import { adviceOn, PhraseAdvice } from './PhraseAdvice'
import { useField } from './useListingForm'

type Props = { name: PhraseField } & Omit<ComponentProps<typeof TextArea>, 'id' | 'name'>

/** A long text of the advert, with advice on its phrases. */
export function AdvertText({ name, ...look }: Props) {
  const field = useField(name)
  return (
    <>
      <TextArea {...field} {...adviceOn(name, { ...field, hint: look.hint })} notesBelow {...look} />
      <PhraseAdvice field={name} label={look.label} />
    </>
  )
}
