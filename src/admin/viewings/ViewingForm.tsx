import clsx from 'clsx'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Viewing } from '../../domain/viewing/viewing'
import { capitalised } from '../../lib/format/words'
import { serverDate } from '../../lib/time/server-time'
import type { Problem } from '../query/failure-text'
import { ClashNotice } from './ClashNotice'
import { Form, FormButtons, useSchemaForm } from '../ui/Form'
import { showToast } from '../ui/toasts'
import { useClashes, useShownListing } from './useClashes'
import { useSaveViewing } from './useViewings'
import { draftAfterConflict, type ViewingDraft } from './viewing-drafts'
import { ViewingFields, fieldIds } from './ViewingFields'
import { conflictNotice, failureNotice } from './viewing-notices'
import { viewingSchema } from './viewing-errors'
import { type BookableEnquiry, type ViewingValues, appointmentWords } from './viewing-values'

interface Props {
  enquiry: BookableEnquiry
  draft: ViewingDraft
  /** The viewing to change; undefined for a new booking. */
  viewing: Viewing | undefined
  /** Whether a press has just opened it. */
  takesFocus: boolean
  /** Stores unsaved input. */
  onType: (draft: ViewingDraft) => void
  /** Called once it is stored, even if the form has been closed meanwhile. */
  onStored: (id: string) => void
  /** Called once it is stored, unless the form has been closed. */
  onSaved: (message: string) => void
  onCancel: () => void
}

function savedMessage(
  { email }: BookableEnquiry,
  { appointmentWord, personWord }: ReturnType<typeof appointmentWords>,
  change: string,
) {
  const done = `${capitalised(appointmentWord)} ${change}.`
  return email
    ? `${done} The ${personWord} gets an email.`
    : `${done} We have no email address: please tell them by phone.`
}

/** Books or changes a viewing. Clashes are shown above the button, which then books it anyway. */
export function ViewingForm({ enquiry, draft, viewing, takesFocus, onType, onStored, onSaved, onCancel }: Props) {
  const { id, sequence } = draft
  const schema = useMemo(() => viewingSchema(serverDate, viewing), [viewing])
  const form = useSchemaForm(schema, draft.values, { shouldFocusError: false })
  const values = useWatch({ control: form.control }) as ViewingValues
  const { data: listing = null } = useShownListing(values.appointment === 'viewing' ? values.listing : '')
  const { candidate, clashes, hasNewClash } = useClashes(id, values, listing)
  const { mutateAsync: save, isPending } = useSaveViewing(enquiry)
  const [problem, setProblem] = useState<Problem | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const clashBox = useRef<HTMLDivElement>(null)
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  useEffect(() => {
    if (takesFocus) element.current?.querySelector<HTMLElement>('input:checked, input, [role=spinbutton]')?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- As it opens, and not again.
  }, [])
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => onType({ id, sequence, values }) }),
    [form, id, sequence, onType],
  )
  // The address of the chosen listing, unless another is stored or was typed.
  const filled = useRef('')
  const address = viewing?.meetingPlace ? undefined : listing?.address
  useEffect(() => {
    if (address === undefined) return
    const typed = form.getValues('meetingPlace')
    if (typed === '' || typed === filled.current) form.setValue('meetingPlace', address)
    filled.current = address
  }, [address, form])

  async function submit(tidy: ViewingValues) {
    setProblem(null)
    try {
      if (await hasNewClash()) return void setTimeout(() => clashBox.current?.focus())
      // Cancelled during that check.
      if (!isOpen.current) return
      const { stored, conflict } = await save({ id, sequence, values: tidy, isNew: !viewing })
      if (!conflict) {
        const change = viewing?.state === 'requested' ? 'confirmed' : viewing ? 'changed' : 'booked'
        const message = savedMessage(enquiry, appointmentWords(tidy.appointment), change)
        onStored(id)
        return isOpen.current ? onSaved(message) : showToast(message)
      }
      if (!isOpen.current) return
      onType(draftAfterConflict(stored, tidy))
      setProblem(conflictNotice(stored, tidy))
    } catch (error) {
      setProblem(failureNotice(error))
    }
  }

  const busy = isPending || form.formState.isSubmitting
  const verb = viewing?.state === 'requested' ? 'Confirm' : viewing ? 'Save' : 'Book'
  const label = enquiry.email ? `${verb} and tell the ${appointmentWords(values.appointment).personWord}` : verb
  return (
    <Form
      // The bar at its end hides no field that has the focus.
      className="mt-4 [&_:is(input,select,textarea)]:scroll-mb-48"
      {...{ form, fieldIds, problem }}
      ref={element}
      aria-label={viewing ? 'Change the viewing' : 'Book a viewing'}
      onSubmit={submit}
    >
      <ViewingFields
        {...{ form, enquiry }}
        isNew={!viewing}
        title={listing?.title ?? ''}
        isAddressMissing={listing?.address === '' && !viewing?.meetingPlace}
      />
      {/* In sight while the form scrolls: a clash never hides the button that books anyway. */}
      <div
        className={clsx(
          'bottom-(--bottom-bars,0px) z-1 grid gap-3 border-t border-line bg-stucco py-3',
          // On a phone both would hide the fields that resolve the clash.
          clashes.length > 0 ? 'tablet:tall:sticky' : 'sticky',
        )}
      >
        {candidate && <ClashNotice {...{ candidate, clashes }} ref={clashBox} />}
        <FormButtons
          label={clashes.length > 0 ? `${verb} anyway` : label}
          variant={enquiry.email ? 'send' : 'primary'}
          busy={busy}
          onCancel={onCancel}
        />
      </div>
    </Form>
  )
}
