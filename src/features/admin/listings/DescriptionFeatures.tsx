import { useStore } from '@nanostores/react'
import { TextArea } from '../../../components/ui/form/TextArea'
import { counted } from '../../../lib/format/words'
import { bound } from './fields'
import { $form } from './form.store'
import { lines } from './written'

/** What is said of a home. */
export function DescriptionFeatures() {
  const { answers } = useStore($form)
  const count = lines(answers.features).length
  return (
    <section className="row section">
      <h2 className="rail">Description &amp; Features</h2>
      <div className="main fields">
        <TextArea
          label="Description"
          hint="Lines and empty lines stay as you set them."
          {...bound('description')}
          rows={10}
        />
        <TextArea
          label="Features"
          optional
          hint="One on each line; empty lines are dropped."
          {...bound('features')}
          rows={6}
        />
        <p className="hint after">{count > 0 && counted(count, 'feature')}</p>
      </div>
    </section>
  )
}
