import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { type ReactNode, useEffect } from 'react'
import { DatePickerContext, DropZoneContext, Provider, TimeFieldContext } from 'react-aria-components'
import { Notice } from '../../../components/ui/Notice'
import { $mayEdit } from '../../../lib/http/admin-session'
import { paths } from '../../../paths'
import { Checklist } from './Checklist'
import { useSaveKey } from './FormBar'
import { FeedLocks } from './FeedLocks'
import { FormFields } from './FormFields'
import { FormErrors, FormNotices } from './FormNotices'
import { $isEditable, $progress } from './form.store'
import { FormSection } from './FormSection'
import { UsualFacts } from './MoneyFields'
import { type SectionShape, sectionsOf, type Step } from './form-sections'
import { LeaveConfirmation } from './LeaveDialog'
import { PhoneBar, PhoneTitle } from './PhoneSteps'
import { sectionState } from './progress'
import { SectionList } from './SectionList'
import { $section, focusAddressed, revealLinked } from './section.store'
import { useListingForm } from './useListingForm'
import { saveListing } from './save-listing'
import { ViewPage } from './ViewPage'
import { Views } from './Views'
import { has } from '../../../parts'

export interface FormProps {
  id?: string
  /** The number of enquiries about it. */
  enquiries?: ReactNode
  history?: ReactNode
}

const checklist: Step = { id: 'checklist', title: 'Ready to publish' }
const views: Step = { id: 'views', title: 'Views and enquiries' }
const changes: Step = { id: 'history', title: 'History' }

/**
 * The section list, fields and checklist. On wide screens the first and last are sticky and scroll separately; phones
 * show one section at a time.
 */
export function FormBody({ id, enquiries, history }: FormProps) {
  const { values, errors, stored } = useListingForm()
  const mayEdit = useStore($mayEdit)
  const isDisabled = !useStore($isEditable)
  const section = useStore($section)
  useSaveKey()
  useEffect(focusAddressed, [])
  const sections = sectionsOf(values.listing_type)
  const steps: Step[] = [...sections, checklist, ...(id === undefined ? [] : [views, changes])]
  const progress = useStore($progress)

  const noteOf = (shape: SectionShape) => {
    const { requested } = sectionState(shape.fields, progress, errors)
    return requested > 0 ? `${requested} waiting for owner` : shape.note
  }
  return (
    <form
      id="property-form"
      className={clsx(
        'rail-line rail-row bg-paper desktop:grid-cols-[var(--spacing-rail)_minmax(0,1fr)_21.25rem] desktop:pr-0',
        'max-tablet:flex max-tablet:flex-1 max-tablet:flex-col',
      )}
      noValidate
      onClickCapture={revealLinked}
      onSubmit={(event) => {
        event.preventDefault()
        void saveListing()
      }}
    >
      <nav
        className={clsx(
          'self-start py-4 max-tablet:hidden tablet:row-span-2',
          'tall:tablet:sticky tall:tablet:top-16 tall:tablet:max-h-[calc(100dvh-4rem)] tall:tablet:overflow-y-auto',
          'tall:desktop:top-33 tall:desktop:max-h-[calc(100dvh-8.25rem)]',
        )}
        aria-label="Sections"
      >
        <SectionList steps={steps} />
        <ViewPage className="mt-3 desktop:hidden" />
      </nav>
      <div className="min-w-0 rail-main desktop:pr-8">
        <PhoneTitle steps={steps} />
        <div className="tablet:not-empty:pt-7">
          <FormErrors />
          <FormNotices />
          {id !== undefined && <FeedLocks id={id} />}
          {!mayEdit && (
            <Notice className="mb-5" tone="note">
              <p>Your account can read listings but not change them. To change one, ask an administrator.</p>
            </Notice>
          )}
        </div>
        <fieldset disabled={isDisabled}>
          {/* A fieldset disables only native controls. */}
          <Provider
            values={[
              [DatePickerContext, { isDisabled }],
              [TimeFieldContext, { isDisabled }],
              [DropZoneContext, { isDisabled }],
            ]}
          >
            {sections.map((shape) => (
              <FormSection key={shape.id} {...shape} note={noteOf(shape)}>
                {shape.id === 'money' && <UsualFacts />}
                <FormFields fields={shape.fields} />
              </FormSection>
            ))}
          </Provider>
        </fieldset>
        {id !== undefined && (
          <>
            <FormSection {...views}>
              <div className="col-span-full">
                <Views id={id} />
                {stored.status !== 'draft' && has('ownerReports') && (
                  <a className="mt-2 inline-block py-2 text-note quiet-link" href={paths.adminReport(id)}>
                    Owner’s report
                  </a>
                )}
                {enquiries}
              </div>
            </FormSection>
            <FormSection {...changes}>
              <div className="col-span-full max-w-168!">{history}</div>
            </FormSection>
          </>
        )}
      </div>
      <aside
        className={clsx(
          'border-line rail-main tablet:col-start-2 tablet:pt-6 tablet:pb-10 tablet:max-desktop:border-t',
          section !== checklist.id && 'max-tablet:hidden',
          'desktop:col-start-3 desktop:row-start-1 desktop:self-start',
          'desktop:flex desktop:min-h-[calc(100dvh-8.25rem)] desktop:flex-col desktop:border-l desktop:bg-stucco',
          'desktop:px-6 desktop:pt-5.5 desktop:pb-0',
          'tall:desktop:sticky tall:desktop:top-33 tall:desktop:h-[calc(100dvh-8.25rem)] tall:desktop:overflow-y-auto',
        )}
        id={checklist.id}
        data-form-section
        aria-labelledby="checklist-title"
        tabIndex={-1}
      >
        <Checklist />
      </aside>
      <PhoneBar steps={steps} />
      <LeaveConfirmation />
    </form>
  )
}
