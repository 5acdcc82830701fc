import { useStore } from '@nanostores/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { newId } from '../../lib/form/row-id'
import { $account } from '../../lib/http/admin-session'
import { serverDate } from '../../lib/time/server-time'
import { paths } from '../../paths'
import { unwrap } from '../query/request-error'
import { ComboBox } from '../ui/ComboBox'
import { Sheet } from '../ui/Sheet'
import { showToast } from '../ui/toasts'
import { accountsQuery, usualAttendee } from '../query/accounts'
import { enquiryOption, type RecentEnquiry } from './recent-enquiries'
import { dropViewingDraft, readViewingDraft, storeViewingDraft, type ViewingDraft } from './viewing-drafts'
import { ViewingForm } from './ViewingForm'
import { requestedViewing } from './viewing-values'
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

function EnquiryChoice({ onChoose }: { onChoose: (enquiry: RecentEnquiry) => void }) {
  const [typed, setTyped] = useState('')
  const { data: enquiries = [], isError } = useQuery({
    queryKey: ['find-enquiries', typed],
    queryFn: async () => unwrap(await searchEnquiries(typed)),
    placeholderData: keepPreviousData,
  })
  return (
    // Below the field there is room for the list.
    <div className="grid min-h-96 content-start gap-4">
      <ComboBox
        id="viewing-enquiry"
        label="Who is it for?"
        hint="Type the name, phone number or email of somebody who has written or called."
        options={enquiries.map(enquiryOption)}
        value=""
        error={isError ? 'The enquiries could not be loaded. Please type again.' : undefined}
        onType={setTyped}
        onChange={(key) => {
          const chosen = enquiries.find((each) => enquiryKey(each) === key)
          if (chosen) onChoose(chosen)
        }}
      />
      <p className="text-note text-ink-2">
        Not in the list? Add the enquiry in the{' '}
        <a className="quiet-link" href={paths.adminEnquiries}>
          inbox
        </a>{' '}
        first.
      </p>
    </div>
  )
}

interface FormProps extends Props {
  enquiry: RecentEnquiry
  onBack: () => void
}

function NewViewingForm({ enquiry, day, onClose, onBack }: FormProps) {
  const key = `new ${enquiryKey(enquiry)}`
  const accounts = useQuery(accountsQuery).data ?? []
  const me = useStore($account) ?? { id: '', name: '' }
  const now = serverDate()
  const [draft, setDraft] = useState<ViewingDraft>(() => {
    const stored = readViewingDraft(key)
    if (stored) return stored
    const values = requestedViewing(enquiry, now, usualAttendee(accounts, enquiry.assignedTo, me))
    return { id: newId(), values: { ...values, day: values.day || day } }
  })
  const store = useCallback(
    (next: ViewingDraft) => {
      storeViewingDraft(key, next)
      setDraft((before) => (before.id === next.id ? before : next))
    },
    [key],
  )
  return (
    // A sheet lies above the tab bar of a phone.
    <div className="[--bottom-bars:0px]">
      <p>
        {enquiryOption(enquiry).label}
        <span className="block text-small text-ink-2">{enquiryOption(enquiry).note}</span>
      </p>
      <ViewingForm
        {...{ enquiry, now, draft }}
        viewing={undefined}
        takesFocus
        onType={store}
        onSaved={(message) => {
          dropViewingDraft(key)
          showToast(message)
          onClose()
        }}
        onCancel={() => {
          dropViewingDraft(key)
          onBack()
        }}
      />
    </div>
  )
}
