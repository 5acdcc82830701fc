import { valibotResolver } from '@hookform/resolvers/valibot'
import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { ErrorSummary } from '../../components/ui/form/ErrorSummary'
import { Select } from '../../components/ui/form/Select'
import { TextArea } from '../../components/ui/form/TextArea'
import { TextField } from '../../components/ui/form/TextField'
import { Notice } from '../../components/ui/Notice'
import { type IdempotencyKey, idempotencyKeyFor } from '../../lib/form/row-id'
import { failureOf, unwrap } from '../query/request-error'
import { Button } from '../ui/Button'
import { Sheet } from '../ui/Sheet'
import { showToast } from '../ui/toasts'
import {
  type AddedValues,
  addedRow,
  addedSchema,
  bedroomChoices,
  channels,
  emptyValues,
  subjects,
  valuationTypes,
} from './add-enquiry'
import { addEnquiry } from './add-enquiry.queries'
import { failureNotice } from './failure-notice'
import { $adding } from './inbox-actions.store'
import { reloadInbox } from './inbox-data'
import { navigate } from './inbox-location.store'
import { noFilters } from './inbox-url'
import { ListingChoice } from './ListingChoice'

/** Adds the enquiry of somebody who called, wrote or came in. */
export function AddEnquiry() {
  const open = useStore($adding)
  const close = () => $adding.set(false)
  return (
    <Sheet title="Add an enquiry" isOpen={open} onClose={close}>
      <AddForm onDone={close} />
    </Sheet>
  )
}

/** Fields in the order of the screen, for the error summary. */
const order = ['channel', 'name', 'phone', 'email', 'listing', 'address', 'postcode', 'bedrooms', 'message'] as const

function AddForm({ onDone }: { onDone: () => void }) {
  const { register, control, handleSubmit, formState } = useForm<AddedValues>({
    defaultValues: emptyValues,
    resolver: valibotResolver(addedSchema),
    shouldFocusError: false,
    // Errors of single fields and of several together, at once.
    criteriaMode: 'all',
  })
  const { errors, submitCount } = formState
  const sent = useRef<IdempotencyKey | null>(null)
  const add = useMutation({
    mutationFn: async (values: AddedValues) => {
      sent.current = idempotencyKeyFor(addedRow(values), sent.current)
      return unwrap(await addEnquiry(sent.current.id, values))
    },
    onSuccess: (key, { name }) => {
      showToast(`Added: ${name}`)
      onDone()
      navigate({ ...noFilters, open: key })
      void reloadInbox()
    },
  })
  const problem = add.error && failureNotice(failureOf(add.error))
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => void (add.error && banner.current?.focus()), [add.error])
  const [kind, email] = useWatch({ control, name: ['kind', 'email'] })
  const field = (name: keyof AddedValues) => ({ id: `add-${name}`, error: errors[name]?.message, ...register(name) })
  const listed = order.flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ id: `add-${name}`, message }] : []
  })
  return (
    <form
      className="grid gap-4.5 *:max-w-none"
      noValidate
      aria-label="Add an enquiry"
      onSubmit={(event) => void handleSubmit((values) => !add.isPending && add.mutate(values))(event)}
    >
      {listed.length > 0 && <ErrorSummary errors={listed} attempts={submitCount} compact />}
      {problem && (
        <Notice tone="problem" title={problem.title} role="alert" tabIndex={-1} ref={banner}>
          <p>{problem.text}</p>
        </Notice>
      )}
      <div className="grid gap-4.5 phablet:grid-cols-2">
        <Select label="How it reached us" size="small" options={channels} {...field('channel')} />
        <Select label="About" size="small" options={subjects} {...field('kind')} />
      </div>
      <TextField label="Name" size="small" autoComplete="off" {...field('name')} />
      <div className="grid gap-4.5 phablet:grid-cols-2">
        <TextField label="Phone" size="small" type="tel" autoComplete="off" {...field('phone')} />
        <TextField label="Email" size="small" type="email" autoComplete="off" {...field('email')} />
      </div>
      {kind === 'inquiry' && (
        <Controller
          control={control}
          name="listing"
          render={({ field: { value, onChange } }) => (
            <ListingChoice id="add-listing" error={errors.listing?.message} value={value} onChange={onChange} />
          )}
        />
      )}
      {kind === 'request' && (
        <>
          <Select label="Valuation for" size="small" options={valuationTypes} {...field('type')} />
          <TextField label="Address" size="small" autoComplete="off" {...field('address')} />
          <div className="grid gap-4.5 phablet:grid-cols-2">
            <TextField label="Postcode" size="small" autoComplete="off" {...field('postcode')} />
            <Select label="Bedrooms" size="small" none="Choose" options={bedroomChoices} {...field('bedrooms')} />
          </div>
        </>
      )}
      <TextArea label="What they want" size="small" optional={kind !== 'message'} {...field('message')} />
      <Checkbox
        id="add-acknowledge"
        label="Send them our confirmation by email"
        hint="It says that we received their enquiry and when we reply."
        disabled={email.trim() === ''}
        {...register('acknowledge')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={add.isPending}>
          {add.isPending ? 'Adding...' : 'Add enquiry'}
        </Button>
        <Button variant="outline" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
