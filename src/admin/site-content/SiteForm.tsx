import { useEffect, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { TextArea } from '../../components/ui/form/TextArea'
import { maxNoticeLength } from '../../domain/site-content/site-content'
import { lengthOf, tidyLine } from '../../lib/form/normalise'
import { londonDay } from '../../lib/time/london-time'
import { serverDate } from '../../lib/time/server-time'
import { Part } from '../ui/AdminPage'
import { Button } from '../ui/Button'
import { DayField } from '../ui/DayField'
import { fieldProps, useSchemaForm, useValueProps } from '../ui/Form'
import { FeaturedListings } from './FeaturedListings'
import { SaveOutcome } from './SaveOutcome'
import { errorsOf, isDirty, siteDraft, siteSchema, type SiteValues, toValues } from './site-values'
import type { Stored } from './site-content.queries'
import { SpecialDays } from './SpecialDays'
import { useSaveSite } from './useSaveSite'
import { has } from '../../parts'

/** The site content form. Unsaved input stays in this tab. */
export function SiteForm({ initial }: { initial: Stored & { version: string } }) {
  const [today] = useState(() => londonDay(serverDate()))
  const [draft] = useState(() => siteDraft.read(''))
  const form = useSchemaForm(siteSchema, draft?.values ?? toValues(initial.content, today), {
    shouldFocusError: false,
  })
  const { register, control, handleSubmit, reset, getValues, formState } = form
  const noticeUntil = useValueProps({ control }, 'noticeUntil', 'notice-until')
  const { field: featured } = useController({ control, name: 'featured' })
  const { errors, submitCount } = formState
  const values = { ...getValues(), ...useWatch({ control }) } as SiteValues
  const { stored, version, outcome, isPending, save, show } = useSaveSite(initial, draft?.version, (content, sent) => {
    if (sent === undefined || sent === JSON.stringify(getValues()))
      reset(toValues(content, today), { keepSubmitCount: true })
  })
  const dirty = isDirty(values, stored.content, today)
  useEffect(() => {
    if (dirty) siteDraft.store('', { values, version })
    else siteDraft.drop('')
  })

  const submit = handleSubmit(() => save(getValues(), version))
  const isExpired = values.noticeUntil !== '' && values.noticeUntil < today
  const summary = Object.keys(errors).length > 0 ? Object.entries(errorsOf(values)) : []

  return (
    <form className="mt-6" noValidate onSubmit={(event) => void submit(event)}>
      {summary.length > 0 && (
        <div className="mb-9">
          <ErrorSummary errors={summary.map(([id, message]) => ({ id, message }))} attempts={submitCount} />
        </div>
      )}
      <Part small className="mt-11" id="notice-title" title="Notice">
        <div className="grid gap-4.5">
          <TextArea
            label="Text"
            hint={
              `One line above every page. ${lengthOf(tidyLine(values.notice))} of ${maxNoticeLength} characters. ` +
              'Leave empty for no notice.'
            }
            size="small"
            {...fieldProps(form, 'notice', 'notice')}
          />
          <DayField
            label="Last day"
            optional
            hint={
              isExpired
                ? 'This date has passed. Visitors no longer see the notice.'
                : 'In London time. Without a date, the notice stays until you delete the text.'
            }
            {...noticeUntil}
          />
        </div>
      </Part>
      <Part small className="mt-11" id="hours-title" title="Opening hours">
        <p className="mb-4 max-w-[40em] text-note text-ink-2">
          Add days with different opening hours. Every page shows them at the top, and the contact page lists those of
          the next 30 days. Past days leave this list automatically.
        </p>
        <SpecialDays form={form} today={today} />
      </Part>
      <Part small className="mt-11" id="featured-title" title="Featured listings">
        <p className="mb-4 max-w-[40em] text-note text-ink-2">
          Choose up to six for the home page, in this order. A listing that is no longer published is left out.
        </p>
        <FeaturedListings ids={featured.value} onChange={featured.onChange} />
      </Part>
      {has('testimonials') && (
        <Part small className="mt-11" id="testimonials-title" title="Testimonials">
          <Checkbox id="testimonials" label="Show testimonials on the home page" {...register('testimonials')} />
        </Part>
      )}
      <div className="mt-11 grid gap-5">
        <SaveOutcome
          outcome={outcome?.kind === 'saved' && dirty ? null : outcome}
          onDiscard={() => show(stored, null)}
          onOverwrite={(theirs) => save(getValues(), theirs.version ?? version)}
          onUseStored={(theirs) => show(theirs, null)}
        />
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button type="submit" variant="primary" busy={isPending}>
            {isPending ? 'Saving...' : 'Save'}
          </Button>
          {dirty && !isPending && <span className="text-note text-ink-2">Not saved yet.</span>}
        </p>
      </div>
    </form>
  )
}
