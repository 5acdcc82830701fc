import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { buttonClass } from '../../components/ui/button-class'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { TextArea } from '../../components/ui/form/TextArea'
import { TextField } from '../../components/ui/form/TextField'
import { longestNotice } from '../../domain/site-content/site-content'
import { lengthOf, tidyLine } from '../../lib/form/normalise'
import { londonDay } from '../../lib/time/london-time'
import { FeaturedListings } from './FeaturedListings'
import { type Outcome, SaveOutcome } from './SaveOutcome'
import { SpecialDays } from './SpecialDays'
import { type SiteValues, errorsOf, isDirty, toValues, toContent } from './site-values'
import { keepDraft, takeDraft } from './site-draft'
import { readSiteContent, saveSiteContent, type Stored } from './site-content.queries'
import { serverDate } from '../../lib/time/server-time'

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-11">
    <h2 className="mb-3.5 text-h4">{title}</h2>
    {children}
  </section>
)

/** The site content form. Unsaved input stays in this tab. */
export function SiteForm({ first }: { first: Stored & { version: string } }) {
  const [today] = useState(() => londonDay(serverDate()))
  const [draft] = useState(takeDraft)
  const [stored, setStored] = useState(first)
  // A draft is based on the version it was typed over: a later change is a conflict.
  const [version, setVersion] = useState(draft?.version ?? first.version)
  const [values, setValues] = useState<SiteValues>(draft?.values ?? toValues(first.content, today))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [attempts, setAttempts] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>(draft ? { kind: 'restored' } : null)
  const [busy, setBusy] = useState(false)
  const dirty = isDirty(values, stored.content, today)
  useEffect(() => keepDraft(dirty ? { values, version } : null), [dirty, values, version])

  function set(changes: Partial<SiteValues>) {
    setValues({ ...values, ...changes })
    if (outcome?.kind === 'saved') setOutcome(null)
  }
  function show(now: Stored, outcome: Outcome) {
    setStored({ ...now, version: now.version ?? version })
    setVersion(now.version ?? version)
    setValues(toValues(now.content, today))
    setErrors({})
    setOutcome(outcome)
  }
  async function save(overwriteVersion?: string) {
    if (busy) return
    const wrong = errorsOf(values)
    setErrors(wrong)
    setAttempts(attempts + 1)
    setOutcome(null)
    if (Object.keys(wrong).length > 0) return
    setBusy(true)
    const result = await saveSiteContent(toContent(values), overwriteVersion ?? version)
    if (!result.ok) setOutcome({ kind: 'failed', unreachable: result.failure.kind === 'unreachable' })
    else if (result.value) show(result.value, { kind: 'saved' })
    else {
      const theirs = await readSiteContent()
      setOutcome(theirs.ok ? { kind: 'newer', theirs: theirs.value } : { kind: 'failed', unreachable: true })
    }
    setBusy(false)
  }
  const overwrite = (theirs: Stored) => void save(theirs.version ?? version)
  const length = lengthOf(tidyLine(values.notice))
  const isOver = values.noticeUntil !== '' && values.noticeUntil < today

  return (
    <form
      className="mt-6"
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault()
        void save()
      }}
    >
      {Object.keys(errors).length > 0 && (
        <div className="mb-9">
          <ErrorSummary errors={Object.entries(errors).map(([id, message]) => ({ id, message }))} attempts={attempts} />
        </div>
      )}
      <Part title="Notice">
        <div className="grid gap-4.5">
          <TextArea
            id="notice"
            label="Text"
            hint={`One line above every page. ${length} of ${longestNotice} characters. Leave empty for no notice.`}
            size="small"
            value={values.notice}
            error={errors['notice']}
            onChange={({ target }) => set({ notice: target.value })}
          />
          <TextField
            id="notice-until"
            label="Last day"
            optional
            hint={
              isOver
                ? 'This date has passed. Visitors no longer see the notice.'
                : 'In London time. Without a date, the notice stays until you delete the text.'
            }
            type="date"
            width="short"
            value={values.noticeUntil}
            error={errors['notice-until']}
            onChange={({ target }) => set({ noticeUntil: target.value })}
          />
        </div>
      </Part>
      <Part title="Opening hours">
        <p className="mb-4 max-w-[40em] text-note text-ink-2">
          Add days with different opening hours. Every page shows them at the top, and the contact page lists those of
          the next 30 days. Past days leave this list automatically.
        </p>
        <SpecialDays days={values.days} errors={errors} today={today} onChange={(days) => set({ days })} />
      </Part>
      <Part title="Featured listings">
        <p className="mb-4 max-w-[40em] text-note text-ink-2">
          Choose up to six for the home page, in this order. A listing that is no longer published is left out.
        </p>
        <FeaturedListings ids={values.featured} onChange={(featured) => set({ featured })} />
      </Part>
      <Part title="Testimonials">
        <Checkbox
          id="testimonials"
          label="Show testimonials on the home page"
          checked={values.testimonials}
          onChange={({ target }) => set({ testimonials: target.checked })}
        />
      </Part>
      <div className="mt-11 grid gap-5">
        <SaveOutcome
          outcome={outcome}
          onDiscard={() => show(stored, null)}
          onOver={overwrite}
          onTheirs={(theirs) => show(theirs, null)}
        />
        <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <button type="submit" className={buttonClass({ variant: 'primary' })} aria-busy={busy}>
            {busy ? 'Saving...' : 'Save'}
          </button>
          {dirty && !busy && <span className="text-note text-ink-2">Not saved yet.</span>}
        </p>
      </div>
    </form>
  )
}
