import { useStore } from '@nanostores/react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { ChoiceGroup } from '../../components/ui/form/ChoiceGroup'
import { Select } from '../../components/ui/form/Select'
import { TextArea } from '../../components/ui/form/TextArea'
import { TextField } from '../../components/ui/form/TextField'
import { findValue } from '../../domain/enquiry/enquiry-labels'
import { appointments } from '../../domain/viewing/feedback'
import { viewingKinds } from '../../domain/viewing/viewing'
import { $account } from '../../lib/http/admin-session'
import { londonDay, londonWallTime } from '../../lib/time/london-time'
import { isOpenAt } from '../../lib/time/opening-hours'
import { serverDate } from '../../lib/time/server-time'
import { useAccounts } from '../query/accounts'
import { useSpecialDays } from '../query/special-days.queries'
import { DayField } from '../ui/DayField'
import { fieldProps, useValueProps } from '../ui/Form'
import { ListingChoice } from '../ui/ListingChoice'
import { TimeField } from '../ui/TimeField'
import { latestStart } from './viewing-errors'
import {
  attendeeLabel,
  type BookableEnquiry,
  durationChoices,
  parseStart,
  type ViewingValues,
  visitorLocalTime,
  appointmentWords,
} from './viewing-values'

export const fieldIds = {
  appointment: 'viewing-appointment',
  listing: 'viewing-listing',
  day: 'viewing-day',
  time: 'viewing-time',
  minutes: 'viewing-minutes',
  kind: 'viewing-kind',
  meetingPlace: 'viewing-meeting-place',
  attendee: 'viewing-attendee',
  host: 'viewing-host',
  note: 'viewing-note',
} satisfies Record<keyof ViewingValues, string>

interface Props {
  form: UseFormReturn<ViewingValues>
  enquiry: BookableEnquiry
  /** A new booking also chooses what is booked. */
  isNew: boolean
  /** The title of the chosen listing. */
  title: string
  /** Whether the listing's record has no address. */
  isAddressMissing: boolean
}

/** Says what the address is for, and what happens without one. */
const placeHint = (isMissing: boolean) =>
  isMissing
    ? 'This home’s record has no street address. Please enter it here: a viewing in person is booked only with an ' +
      'address. The visitor’s emails and calendar entry give it.'
    : 'The visitor’s emails and calendar entry give it. The website never shows it.'

/** A viewing's time, duration, kind, address, attendee and note to the visitor. */
export function ViewingFields({ form, enquiry, isNew, title, isAddressMissing }: Props) {
  const values = useWatch({ control: form.control }) as ViewingValues
  const { appointment, minutes, kind } = values
  const me = useStore($account)?.id
  const accounts = useAccounts()
  const now = serverDate()
  const { isSubmitted } = form.formState
  const set = (name: keyof ViewingValues, value: string) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted })
  const field = (name: keyof ViewingValues) => ({ size: 'small' as const, ...fieldProps(form, name, fieldIds[name]) })
  const listing = useValueProps(form, 'listing', fieldIds.listing)
  const day = useValueProps(form, 'day', fieldIds.day)
  const time = useValueProps(form, 'time', fieldIds.time)
  const specialDays = useSpecialDays()
  const start = parseStart(values)
  const visitorTime = start && visitorLocalTime(enquiry, start)
  const isOutsideOfficeHours = start && !isOpenAt(londonWallTime(start), specialDays)
  const attendees = accounts.filter(({ id, active }) => active || id === values.attendee)
  function choosePerson(id: string) {
    set('attendee', id)
    set('host', accounts.find((account) => account.id === id)?.name ?? '')
  }
  return (
    <>
      {isNew && enquiry.kind !== 'inquiry' && (
        <ChoiceGroup
          id={fieldIds.appointment}
          name={fieldIds.appointment}
          label="What"
          value={appointment}
          options={appointments}
          onChoose={(value) => set('appointment', findValue(appointments, value) ?? appointment)}
          inline
        />
      )}
      {isNew && enquiry.kind !== 'inquiry' && appointment === 'viewing' && (
        <ListingChoice label="Home to show" title={title} {...listing} />
      )}
      <div className="grid grid-cols-2 gap-x-5 max-phablet:grid-cols-[4fr_3fr]">
        <DayField label="Day" min={londonDay(now)} max={londonDay(latestStart(now))} notesBelow {...day} />
        <TimeField label="Time in London" notesBelow {...time} />
      </div>
      <p className="-mt-2 text-small text-ink-2 empty:sr-only" role="status">
        {[visitorTime && `${visitorTime} by the visitor’s clock.`, isOutsideOfficeHours && 'Outside office hours.']
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className="grid items-start gap-x-5 gap-y-4.5 phablet:grid-cols-2">
        <Select label="How long" options={durationChoices(minutes)} {...field('minutes')} />
        <Select
          id={fieldIds.attendee}
          label={attendeeLabel(values)}
          size="small"
          options={[
            ...attendees.map(({ id, name }) => ({ value: id, label: id === me ? `${name} (you)` : name })),
            { value: '', label: 'Somebody else' },
          ]}
          value={values.attendee}
          onChange={({ target }) => choosePerson(target.value)}
        />
      </div>
      {values.attendee === '' && (
        <TextField
          label="Their name"
          hint={`The ${appointmentWords(appointment).personWord}’s emails give this name.`}
          autoComplete="off"
          {...field('host')}
        />
      )}
      <ChoiceGroup
        id={fieldIds.kind}
        name={fieldIds.kind}
        label="How"
        value={kind}
        options={viewingKinds}
        onChoose={(value) => set('kind', findValue(viewingKinds, value) ?? kind)}
        inline
      />
      {kind === 'in_person' && (
        <TextField
          label={appointment === 'valuation' ? 'Address to visit' : 'Address to meet at'}
          hint={
            appointment === 'valuation'
              ? 'Add the house and the street. The owner’s emails give this address.'
              : placeHint(isAddressMissing)
          }
          autoComplete="off"
          {...field('meetingPlace')}
        />
      )}
      <TextArea
        label={`Note for the ${appointmentWords(appointment).personWord}`}
        optional
        hint={
          kind === 'video'
            ? 'It is in their email. Put the link here. Without one, the email says that we send the link later.'
            : 'It is in their email.'
        }
        {...field('note')}
      />
    </>
  )
}
