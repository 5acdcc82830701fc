import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Checkbox } from '../../components/ui/form/Checkbox'
import { Select } from '../../components/ui/form/Select'
import { TextArea } from '../../components/ui/form/TextArea'
import { TextField } from '../../components/ui/form/TextField'
import { channels } from '../../domain/enquiry/coded-details'
import { idempotencyKeyFor } from '../../lib/form/row-id'
import { fieldProps, Form, FormButtons, useSchemaForm, useValueProps } from '../ui/Form'
import { ListingChoice } from '../ui/ListingChoice'
import { Sheet } from '../ui/Sheet'
import { showToast } from '../ui/toasts'
import {
  type AddedValues,
  addedRow,
  addedSchema,
  bedroomChoices,
  emptyValues,
  subjects,
  valuationTypes,
} from './add-enquiry'
import { addEnquiry } from './add-enquiry.queries'
import { addDrafts } from './drafts'
import { failureNotice } from './failure-notice'
import { $adding, navigate } from './inbox.store'
import { reloadInbox } from './inbox-data'
import { noFilters } from './inbox-url'

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

const fieldIds = {
  channel: 'add-channel',
  name: 'add-name',
  phone: 'add-phone',
  email: 'add-email',
  listing: 'add-listing',
  address: 'add-address',
  postcode: 'add-postcode',
  bedrooms: 'add-bedrooms',
  message: 'add-message',
}

function AddForm({ onDone }: { onDone: () => void }) {
  const [draft] = useState(() => addDrafts.read(''))
  const form = useSchemaForm(addedSchema, draft?.values ?? emptyValues, {
    shouldFocusError: false,
    // Errors of single fields and of several together, at once.
    criteriaMode: 'all',
  })
  const idempotencyKey = useRef(draft?.sent ?? null)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          JSON.stringify(values) === JSON.stringify(emptyValues)
            ? addDrafts.drop('')
            : addDrafts.store('', { values, sent: idempotencyKey.current }),
      }),
    [form],
  )
  const add = useMutation({
    mutationFn: async (values: AddedValues) => {
      idempotencyKey.current = idempotencyKeyFor(addedRow(values), idempotencyKey.current)
      addDrafts.store('', { values, sent: idempotencyKey.current })
      return addEnquiry(idempotencyKey.current.id, values)
    },
    onSuccess: (key, { name }) => {
      showToast(`Added: ${name}`)
      addDrafts.drop('')
      onDone()
      navigate({ ...noFilters, open: key })
      void reloadInbox()
    },
  })
  function discard() {
    addDrafts.drop('')
    onDone()
  }
  const [kind, email, listingTitle] = useWatch({ control: form.control, name: ['kind', 'email', 'listingTitle'] })
  const listing = useValueProps(form, 'listing', fieldIds.listing)
  const field = (name: keyof AddedValues) => ({ size: 'small' as const, ...fieldProps(form, name, `add-${name}`) })
  return (
    <Form
      {...{ form, fieldIds }}
      problem={failureNotice(add.error)}
      aria-label="Add an enquiry"
      onSubmit={(values) => add.mutate(values)}
    >
      <div className="grid gap-4.5 phablet:grid-cols-2">
        <Select label="How it reached us" options={channels} {...field('channel')} />
        <Select label="About" options={subjects} {...field('kind')} />
      </div>
      <TextField label="Name" autoComplete="off" {...field('name')} />
      <div className="grid gap-4.5 phablet:grid-cols-2">
        <TextField label="Phone" type="tel" autoComplete="off" {...field('phone')} />
        <TextField label="Email" type="email" autoComplete="off" {...field('email')} />
      </div>
      {kind === 'inquiry' && (
        <ListingChoice
          {...listing}
          title={listingTitle}
          onChange={(id, title) => {
            listing.onChange(id)
            form.setValue('listingTitle', title)
          }}
        />
      )}
      {kind === 'request' && (
        <>
          <Select label="Valuation for" options={valuationTypes} {...field('type')} />
          <TextField label="Address" autoComplete="off" {...field('address')} />
          <div className="grid gap-4.5 phablet:grid-cols-2">
            <TextField label="Postcode" autoComplete="off" {...field('postcode')} />
            <Select label="Bedrooms" none="Choose" options={bedroomChoices} {...field('bedrooms')} />
          </div>
        </>
      )}
      <TextArea
        label="What they want"
        hint="For staff. No email to them quotes it."
        optional={kind !== 'message'}
        {...field('message')}
      />
      <Checkbox
        id="add-acknowledge"
        label="Send them our confirmation by email"
        hint="It says that we received their enquiry and when we reply."
        disabled={email.trim() === ''}
        {...form.register('acknowledge')}
      />
      <FormButtons label="Add enquiry" busy={add.isPending} busyLabel="Adding..." cancel="Discard" onCancel={discard} />
    </Form>
  )
}
