import { useStore } from '@nanostores/react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { enquiryKey, kindLabel } from '../../domain/enquiry/enquiry-labels'
import { formatShortDay } from '../../domain/staff/format-moments'
import { $account } from '../../lib/http/admin-session'
import { serverDate } from '../../lib/time/server-time'
import { paths } from '../../paths'
import { searchStatus } from '../query/search-status'
import { useRead } from '../query/use-read'
import { TextLink } from '../ui/Button'
import { ComboBox, type ComboBoxOption } from '../ui/ComboBox'
import { Sheet } from '../ui/Sheet'
import { showToast } from '../ui/toasts'
import { useAccounts, defaultAttendee } from '../query/accounts'
import { ViewingSheetForm } from './ViewingSheetForm'
import { newDraft } from './viewing-drafts'
import { initialBookingValues, type RecentEnquiry } from './viewing-values'
import { searchEnquiries } from './viewings.queries'

interface Props {
  /** The day in the diary: `2026-12-01`. */
  day: string
  onClose: () => void
}

/** Books a viewing from the diary: choose an enquiry, then what is booked. */
export function NewViewing({ day, onClose }: Props) {
  const [enquiry, setEnquiry] = useState<RecentEnquiry | null>(null)
  return (
    <Sheet title="New viewing" isOpen onClose={onClose}>
      {enquiry ? (
        <NewViewingForm {...{ enquiry, day, onClose }} onBack={() => setEnquiry(null)} />
      ) : (
        <EnquiryChoice onChoose={setEnquiry} />
      )}
    </Sheet>
  )
}

/** An enquiry as an option: its name, and its kind, subject and day. */
const enquiryOption = (enquiry: RecentEnquiry): ComboBoxOption => ({
  id: enquiryKey(enquiry),
  label: enquiry.name,
  note: [kindLabel(enquiry), enquiry.about, formatShortDay(enquiry.createdAt)].filter(Boolean).join(' · '),
})

function EnquiryChoice({ onChoose }: { onChoose: (enquiry: RecentEnquiry) => void }) {
  const [typed, setTyped] = useState('')
  const query = useRead(['find-enquiries', typed], () => searchEnquiries(typed), {
    placeholderData: keepPreviousData,
  })
  const { data: enquiries = [] } = query
  return (
    // Below the field there is room for the list.
    <div className="grid min-h-96 content-start gap-4">
      <ComboBox
        id="viewing-enquiry"
        label="Who is it for?"
        hint="Type the name, phone number or email of somebody who has written or called."
        options={enquiries.map(enquiryOption)}
        status={searchStatus(typed, query)}
        value=""
        onType={setTyped}
        onChange={(key) => {
          const chosen = enquiries.find((each) => enquiryKey(each) === key)
          if (chosen) onChoose(chosen)
        }}
      />
      <p className="text-note text-ink-2">
        Not in the list? Add the enquiry in the <TextLink href={paths.adminEnquiries}>inbox</TextLink> first.
      </p>
    </div>
  )
}

interface FormProps extends Props {
  enquiry: RecentEnquiry
  onBack: () => void
}

function NewViewingForm({ enquiry, day, onClose, onBack }: FormProps) {
  const accounts = useAccounts()
  const me = useStore($account)
  const initial = () => {
    const values = initialBookingValues(enquiry, serverDate(), defaultAttendee(accounts, enquiry.assignedTo, me))
    return newDraft({ ...values, day: values.day || day })
  }
  return (
    <>
      <p>
        {enquiryOption(enquiry).label}
        <span className="block text-small text-ink-2">{enquiryOption(enquiry).note}</span>
      </p>
      <ViewingSheetForm
        {...{ enquiry, initial }}
        viewing={undefined}
        draftKey={`new ${enquiryKey(enquiry)}`}
        onSaved={(message) => {
          showToast(message)
          onClose()
        }}
        onCancel={onBack}
      />
    </>
  )
}
