import { useStore } from '@nanostores/react'
import { TextArea } from '../../../components/ui/form/TextArea'
import { counted } from '../../../lib/format/words'
import { FieldNote } from './FieldNote'
import { bound } from './fields'
import { FormSection } from './FormSection'
import { $form } from './form.store'
import { lines } from './written'

/** What is said of a home. */
export function DescriptionFeatures() {
  const { answers } = useStore($form)
  const count = lines(answers.features).length
  return (
    <FormSection title="Description &amp; Features">
      <TextArea
        label="Description"
        hint="Lines and empty lines stay as you set them."
        {...bound('description')}
        rows={10}
      />
      <div className="*:max-w-none">
        <TextArea
          label="Features"
          optional
          hint="One on each line; empty lines are dropped."
          {...bound('features')}
          rows={6}
        />
        <FieldNote>{count > 0 && counted(count, 'feature')}</FieldNote>
      </div>
    </FormSection>
  )
}
