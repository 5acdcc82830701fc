import { useStore } from '@nanostores/react'
import { TextArea } from '../../../components/ui/form/TextArea'
import { counted } from '../../../lib/format/words'
import { bound } from './fields'
import { $form } from './form.store'
import { lines } from './parse-text'

export const DescriptionField = () => (
  <TextArea
    label="Description"
    hint="Lines and empty lines stay as you set them."
    {...bound('description')}
    notesBelow
    rows={8}
  />
)

export function FeaturesField() {
  const { answers } = useStore($form)
  const count = lines(answers.features).length
  return (
    <TextArea
      label="Features"
      optional
      hint={`One on each line; empty lines are dropped.${count > 0 ? ` ${counted(count, 'feature')}.` : ''}`}
      {...bound('features')}
      notesBelow
      rows={5}
    />
  )
}
