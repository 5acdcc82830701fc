import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { Bones } from '../../../components/ui/Bones'
import { buttonClass } from '../../../components/ui/button-class'
import { ErrorSummary } from '../../../components/ui/form/ErrorSummary'
import { Notice } from '../../../components/ui/Notice'
import { WayOn } from '../../../components/ui/WayOn'
import { $form, isDirty, openExisting, openNew, save } from './form.store'
import { loadAreas } from './areas.store'
import { BasicInformation } from './BasicInformation'
import { DescriptionFeatures } from './DescriptionFeatures'
import { FactFields } from './FactFields'
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
      <div className="row">
        <div className="rail">
          <button
            type="button"
            className="cursor-pointer py-2.5 text-left link"
            onClick={() => leaveFor(listAddress())}
          >
            Back to Properties
          </button>
        </div>
        <div className="main">
          <h1 className="text-h2">{fresh ? 'Add New Property' : 'Edit Property'}</h1>
        </div>
      </div>
      {form.status === 'loading' && (
        <div className="row">
          <div className="main md:col-start-2" role="status">
            <span className="sr-only">Loading property...</span>
            <Bones count={3} />
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
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <div className="row">
            <div className="main *:first:mt-7 md:col-start-2">
              {errors.length > 0 && <ErrorSummary errors={errors} attempts={form.tries} />}
              <FormNotices />
            </div>
          </div>
          <BasicInformation />
          <PropertyImages />
          <DescriptionFeatures />
          <FactFields />
          <div className="row sticky bottom-0 z-4 mt-fluid-md border-t border-line bg-stucco" data-form-footer>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 py-3.5 main md:col-start-2">
              <button type="submit" className={buttonClass({ variant: 'primary' })} disabled={busy} aria-busy={busy}>
                {busy ? 'Saving...' : fresh ? 'Create Property' : 'Update Property'}
              </button>
              <button
                type="button"
                className={buttonClass({ variant: 'secondary' })}
                disabled={busy}
                onClick={() => leaveFor(listAddress())}
              >
                Cancel
              </button>
              <p className="text-note text-ink-2 max-sm:hidden">{isDirty(form) && !busy && 'Unsaved changes'}</p>
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
    <div className="main md:col-start-2">
      <Notice tone="problem" title={message} role="alert">
        <p>{says}</p>
      </Notice>
      <WayOn>
        {again && (
          <button type="button" className={buttonClass({ variant: 'primary' })} onClick={again}>
            Try again
          </button>
        )}
        <a className={buttonClass({ variant: 'secondary' })} href={listAddress()}>
          Back to Properties
        </a>
      </WayOn>
    </div>
  </div>
)
