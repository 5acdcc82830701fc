import { buttonClass } from '../../../components/ui/button-class'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ErrorSummary } from '../../../components/ui/form/ErrorSummary'
import { $form, isDirty, openExisting, openNew, save } from './form.store'
import { loadAreas } from './areas.store'
import { BasicInformation } from './BasicInformation'
import { DescriptionFeatures } from './DescriptionFeatures'
import { fieldId } from './fields'
import { FormNotices } from './FormNotices'
import { leaveFor, LeaveQuestion } from './LeaveDialog'
import { PropertyImages } from './PropertyImages'
import { listAddress } from './list-url'

/** The form for a new home, or for the one that `id` names. */
export function PropertyForm({ id }: { id?: string }) {
  const form = useStore($form)
  useEffect(() => void (id === undefined ? openNew() : openExisting(id)), [id])
  useEffect(() => void loadAreas(), [])
  useEffect(() => {
    if (form.status === 'saved') location.assign(listAddress())
  }, [form.status])
  const fresh = id === undefined
  const busy = form.status === 'saving' || form.status === 'saved'
  const errors = Object.entries(form.errors).map(([name, message]) => ({ id: fieldId(name), message }))

  return (
    <>
      <div className="row desk-form">
        <div className="rail">
          <button type="button" className="link back" onClick={() => leaveFor(listAddress())}>
            Back to Properties
          </button>
        </div>
        <div className="main">
          <h1>{fresh ? 'Add New Property' : 'Edit Property'}</h1>
        </div>
      </div>
      {form.status === 'loading' && (
        <div className="row">
          <div className="main second bones lines" role="status">
            <span className="sr-only">Loading property...</span>
            <i />
            <i />
            <i />
          </div>
        </div>
      )}
      {form.status === 'absent' && (
        <Absent message="Property not found" says="Perhaps somebody deleted it. The list shows what there is." />
      )}
      {form.status === 'failed' && (
        <Absent
          message="Failed to load property"
          says="Check the connection, then try again."
          again={() => void openExisting(id ?? '')}
        />
      )}
      {(form.status === 'editing' || busy) && (
        <form
          className="desk-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <div className="row">
            <div className="main second">
              {errors.length > 0 && <ErrorSummary errors={errors} attempts={form.tries} />}
              <FormNotices />
            </div>
          </div>
          <BasicInformation />
          <PropertyImages />
          <DescriptionFeatures />
          <div className="row foot">
            <div className="main second">
              <button type="submit" className={buttonClass({ variant: 'primary' })} disabled={busy} aria-busy={busy}>
                {busy ? 'Saving...' : fresh ? 'Create Property' : 'Update Property'}
              </button>
              <button type="button" className={buttonClass({ variant: 'secondary' })} disabled={busy} onClick={() => leaveFor(listAddress())}>
                Cancel
              </button>
              <p className="state">{isDirty(form) && !busy && 'Unsaved changes'}</p>
            </div>
          </div>
          <LeaveQuestion />
        </form>
      )}
    </>
  )
}

const Absent = ({ message, says, again }: { message: string; says: string; again?: () => void }) => (
  <div className="row">
    <div className="main second">
      <div className="notice problem" role="alert">
        <p className="title-line">{message}</p>
        <p>{says}</p>
      </div>
      <p className="way-on">
        {again && (
          <button type="button" className={buttonClass({ variant: 'primary' })} onClick={again}>
            Try again
          </button>
        )}
        <a className={buttonClass({ variant: 'secondary' })} href={listAddress()}>
          Back to Properties
        </a>
      </p>
    </div>
  </div>
)
