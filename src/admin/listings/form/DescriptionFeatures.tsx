import { useStore } from '@nanostores/react'
import { TextArea } from '../../../components/ui/form/TextArea'
import { counted } from '../../../lib/format/words'
import { bound } from '../fields'
import { $form } from './form.store'
import { lines } from './parse-text'
import { adviceOn, PhraseAdvice } from './PhraseAdvice'

export function DescriptionField() {
  const field = { ...bound('description'), hint: 'Lines and empty lines stay as you set them.' }
  return (
    <>
      <TextArea label="Description" {...field} {...adviceOn('description', field)} notesBelow rows={8} />
      <PhraseAdvice field="description" label="Description" />
    </>
  )
}

export function FeaturesField() {
  const { values } = useStore($form)
  const count = lines(values.features).length
  const hint = `One on each line; empty lines are dropped.${count > 0 ? ` ${counted(count, 'feature')}.` : ''}`
  const field = { ...bound('features'), hint }
  return (
    <>
      <TextArea label="Features" optional {...field} {...adviceOn('features', field)} notesBelow rows={5} />
      <PhraseAdvice field="features" label="Features" />
    </>
  )
}
