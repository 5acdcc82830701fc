import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { type ReactNode, useEffect } from 'react'
import { Skeleton } from '../../../components/ui/Skeleton'
import { buttonClass } from '../../../components/ui/button-class'
import { ErrorSummary } from '../../../components/ui/form/ErrorSummary'
import { Notice } from '../../../components/ui/Notice'
import { ActionRow } from '../../../components/ui/ActionRow'
import { $mayEdit } from '../../../lib/http/admin-session'
import { loadAreas } from '../areas.store'
import { Checklist } from './Checklist'
import { fieldId } from '../fields'
import { fieldOrder, type SectionShape, sectionsOf } from './form-sections'
import { $form } from './form.store'
import { openExisting, openNew } from './open-form.store'
import { save } from './save-form.store'
import { FormActions, FormBar, useSaveKey } from './FormBar'
import { FormFields } from './FormFields'
import { FormNotices } from './FormNotices'
import { FormSection } from './FormSection'
import { LeaveConfirmation } from './LeaveDialog'
import { listAddress } from '../list-url'
import { gapsText, progressOf, sectionState } from './progress'
import { SectionList } from './SectionList'
import { UsualFacts } from './UsualFacts'
import { Views } from './Views'

interface Props {
  id?: string
  /** The number of enquiries about it. */
  enquiries?: ReactNode
  history?: ReactNode
}

/** The form for a new listing, or the one with `id`, including its enquiries and history. */
export function PropertyForm({ id, enquiries, history }: Props) {
  const { status, values } = useStore($form)
  useEffect(() => void (id === undefined ? openNew() : openExisting(id)), [id])
  useEffect(() => void loadAreas(), [])
  useEffect(() => {
    if (status === 'saved') location.assign(listAddress())
  }, [status])
  return (
    <div data-listing-form>
      <FormBar gaps={gapsText(progressOf(values).gaps)} />
      {status === 'loading' && (
        <div className="rail-row pt-8">
          <div className="rail-main tablet:col-start-2" role="status">
            <span className="sr-only">Loading property...</span>
            <Skeleton count={3} />
          </div>
        </div>
      )}
      {status === 'absent' && (
        <FormUnavailable message="Property not found" says="It may have been deleted. Go back to the list to check." />
      )}
      {status === 'error' && (
        <FormUnavailable
          message="Failed to load property"
          says="Check your connection, then try again."
          again={id === undefined ? undefined : () => void openExisting(id)}
        />
      )}
      {(status === 'editing' || status === 'saving' || status === 'saved') && (
        <Sections id={id} enquiries={enquiries} history={history} />
      )}
    </div>
  )
}

/** The section list, fields and checklist; on wide screens the first and last are sticky and scroll separately. */
function Sections({ id, enquiries, history }: Props) {
  const { values, errors, tries } = useStore($form)
  const mayEdit = useStore($mayEdit)
  useSaveKey()
  const sections = sectionsOf(values.listingType)
  const progress = progressOf(values)

  const noteOf = (section: SectionShape) => {
    const { requested } = sectionState(section, progress, errors)
    return requested > 0 ? `${requested} waiting for owner` : section.note
  }
  const summary = fieldOrder(values.listingType).flatMap((field) => {
    const message = errors[field]
    return message ? [{ id: fieldId(field), message }] : []
  })
  return (
    <form
      id="property-form"
      className="meridian rail-row bg-paper desktop:grid-cols-[var(--spacing-rail)_minmax(0,1fr)_21.25rem] desktop:pr-0"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <nav
        className={clsx(
          'self-start py-4 max-tablet:-mx-margin max-tablet:border-b max-tablet:border-line max-tablet:px-margin',
          'tablet:row-span-2',
          'tall:tablet:sticky tall:tablet:top-16 tall:tablet:max-h-[calc(100dvh-4rem)] tall:tablet:overflow-y-auto',
          'tall:desktop:top-33 tall:desktop:max-h-[calc(100dvh-8.25rem)]',
        )}
        aria-label="Sections"
      >
        <SectionList sections={sections} progress={progress} errors={errors} />
      </nav>
      <div className="min-w-0 rail-main desktop:pr-8">
        <div className="not-empty:pt-7">
          {summary.length > 0 && (
            <div className="mb-9">
              <ErrorSummary errors={summary} attempts={tries} />
            </div>
          )}
          <FormNotices />
          {!mayEdit && (
            <Notice tone="note">
              <p>Your account can read listings but not change them. To change one, ask an administrator.</p>
            </Notice>
          )}
        </div>
        <fieldset disabled={!mayEdit}>
          {sections.map((section) => (
            <FormSection key={section.id} {...section} note={noteOf(section)}>
              {section.id === 'money' && <UsualFacts />}
              <FormFields fields={section.fields} />
            </FormSection>
          ))}
        </fieldset>
        {id !== undefined && (
          <>
            <FormSection id="views" title="Views and enquiries">
              <div className="col-span-full">
                <Views id={id} />
                {enquiries}
              </div>
            </FormSection>
            <FormSection id="history" title="History">
              <div className="col-span-full max-w-168!">{history}</div>
            </FormSection>
          </>
        )}
      </div>
      <aside
        className={clsx(
          'border-line pt-6 pb-10 rail-main max-desktop:border-t tablet:col-start-2 desktop:col-start-3',
          'desktop:row-start-1 desktop:self-start',
          'desktop:flex desktop:min-h-[calc(100dvh-8.25rem)] desktop:flex-col desktop:border-l desktop:bg-stucco',
          'desktop:px-6 desktop:pt-5.5 desktop:pb-0',
          'tall:desktop:sticky tall:desktop:top-33 tall:desktop:h-[calc(100dvh-8.25rem)] tall:desktop:overflow-y-auto',
        )}
        id="checklist"
        aria-labelledby="checklist-title"
        tabIndex={-1}
      >
        <Checklist sections={sections} progress={progress} />
      </aside>
      {mayEdit && (
        <div
          className="sticky bottom-0 z-4 -mx-margin border-t border-line bg-stucco px-margin py-2.5 tablet:hidden"
          data-form-footer
        >
          <FormActions gaps={gapsText(progress.gaps)} />
        </div>
      )}
      <LeaveConfirmation />
    </form>
  )
}

const FormUnavailable = ({
  message,
  says,
  again,
}: {
  message: string
  says: string
  again?: (() => void) | undefined
}) => (
  <div className="rail-row pt-8">
    <div className="rail-main tablet:col-start-2">
      <Notice tone="problem" title={message} role="alert">
        <p>{says}</p>
      </Notice>
      <ActionRow>
        {again && (
          <button type="button" className={buttonClass({ variant: 'primary' })} onClick={again}>
            Try again
          </button>
        )}
        <a className={buttonClass({ variant: 'secondary' })} href={listAddress()}>
          Back to Properties
        </a>
      </ActionRow>
    </div>
  </div>
)
