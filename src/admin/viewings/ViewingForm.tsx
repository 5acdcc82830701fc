import { useStore } from '@nanostores/react'
import { valibotResolver } from '@hookform/resolvers/valibot'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { Notice } from '../../components/ui/Notice'
import type { Viewing } from '../../domain/viewing/viewing'
import { newId } from '../../lib/form/row-id'
import { capitalised } from '../../lib/format/words'
import { $account } from '../../lib/http/admin-session'
import { serverDate } from '../../lib/time/server-time'
import { failureOf } from '../query/request-error'
import { ClashNotice } from './ClashNotice'
import { accountsQuery } from '../query/accounts'
import { Button } from '../ui/Button'
import { useClashes, useShownListing } from './useClashes'
import { useSaveViewing } from './useViewings'
import type { ViewingDraft } from './viewing-drafts'
import { ViewingFields, fieldIds } from './ViewingFields'
import { conflictNotice, failureNotice, type Problem } from './viewing-notices'
import { viewingSchema } from './viewing-errors'
import { type BookableEnquiry, type ViewingValues, wordsFor } from './viewing-values'

interface Props {
  enquiry: BookableEnquiry
  draft: ViewingDraft
  /** The viewing to change; undefined for a new booking. */
  viewing: Viewing | undefined
  now: Date
  /** Whether a press has just opened it. */
  takesFocus: boolean
  /** Stores unsaved input. */
  onType: (draft: ViewingDraft) => void
  onSaved: (message: string) => void
  onCancel: () => void
}

function savedMessage({ email }: BookableEnquiry, { what, who }: ReturnType<typeof wordsFor>, change: string) {
  const done = `${capitalised(what)} ${change}.`
  return email ? `${done} The ${who} gets an email.` : `${done} We have no email address: please tell them by phone.`
}

/** Books or changes a viewing. Clashes are shown above the button, which then books it anyway. */
export function ViewingForm({ enquiry, draft, viewing, now, takesFocus, onType, onSaved, onCancel }: Props) {
  const schema = useMemo(() => viewingSchema(serverDate, viewing), [viewing])
  const form = useForm<ViewingValues>({
    defaultValues: draft.values,
    resolver: valibotResolver(schema),
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as ViewingValues
  const me = useStore($account)?.id ?? ''
  const accounts = useQuery(accountsQuery).data ?? []
  const { data: listing = null } = useShownListing(values.appointment === 'viewing' ? values.listing : '')
  const { candidate, clashes, hasNewClash } = useClashes(draft.id, values, listing)
  const { mutateAsync: save, isPending } = useSaveViewing(enquiry)
  const [problem, setProblem] = useState<Problem | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const [banner, clashBox] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)]
  useEffect(() => void (problem && banner.current?.focus()), [problem, banner])
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('input:checked, input, [role=spinbutton]')?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- As it opens, and not again.
  }, [])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onType({ id: draft.id, values }) }),
    [form, draft.id, onType],
  )
  // The address of the chosen listing, unless another was typed.
  const filled = useRef('')
  useEffect(() => {
    if (!listing || viewing) return
    const typed = form.getValues('meetingPlace')
    if (typed === '' || typed === filled.current) form.setValue('meetingPlace', listing.address)
    filled.current = listing.address
  }, [listing, viewing, form])

  async function submit(tidy: ViewingValues) {
    setProblem(null)
    try {
      if (await hasNewClash()) return void setTimeout(() => clashBox.current?.focus())
      const { stored, conflict } = await save({ id: draft.id, values: tidy, before: viewing })
      if (!conflict)
        return onSaved(
          savedMessage(
            enquiry,
            wordsFor(tidy.appointment),
            viewing?.state === 'requested' ? 'confirmed' : viewing ? 'changed' : 'booked',
          ),
        )
      // A cancelled viewing cannot change: the same values book a new one.
      if (stored.state === 'cancelled') onType({ id: newId(), values: tidy })
      setProblem(conflictNotice(stored, tidy))
    } catch (error) {
      setProblem(failureNotice(failureOf(error)))
    }
  }

  const { errors, submitCount, isSubmitting } = form.formState
  const listed = (Object.keys(fieldIds) as (keyof ViewingValues)[]).flatMap((name) =>
    errors[name]?.message ? [{ id: fieldIds[name], message: errors[name].message }] : [],
  )
  const busy = isPending || isSubmitting
  const verb = viewing?.state === 'requested' ? 'Confirm' : viewing ? 'Save' : 'Book'
  const label = enquiry.email ? `${verb} and tell the ${wordsFor(values.appointment).who}` : verb
  return (
    <form
      className="mt-4 grid gap-4.5 *:mb-0 *:max-w-none"
      ref={element}
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
      noValidate
      aria-label={viewing ? 'Change the viewing' : 'Book a viewing'}
    >
      {listed.length > 0 && <ErrorSummary errors={listed} attempts={submitCount} compact />}
      <ViewingFields
        {...{ form, enquiry, accounts, me, now }}
        isNew={!viewing}
        title={listing?.title ?? ''}
        isAddressMissing={listing?.address === '' && !viewing?.meetingPlace}
      />
      {problem && (
        <Notice tone="problem" title={problem.title} role="alert" tabIndex={-1} ref={banner}>
          <p>{problem.text}</p>
        </Notice>
      )}
      {/* In sight while the form scrolls: a clash never hides the button that books anyway. */}
      <div className="sticky bottom-(--bottom-bars,0px) z-1 grid gap-3 border-t border-line bg-stucco py-3">
        {candidate && <ClashNotice {...{ candidate, clashes }} ref={clashBox} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" busy={busy}>
            {busy ? 'Saving...' : clashes.length > 0 ? `${verb} anyway` : label}
          </Button>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </div>
    </form>
  )
}
