import { useStore } from '@nanostores/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LoadFailure } from '../../components/ui/LoadFailure'
import { newId } from '../../lib/form/row-id'
import { $mayEdit } from '../../lib/http/admin-session'
import { useAccounts } from '../query/accounts'
import { failureText } from '../query/failure-text'
import { failureOf } from '../query/request-error'
import { useRead } from '../query/use-read'
import { LazyDetails } from '../ui/LazyDetails'
import { Part } from '../ui/AdminPage'
import { Confirm } from '../ui/Confirm'
import { type HoursDraft, HoursForm } from './HoursForm'
import { purposeText, rulesText, timesText } from '../../domain/viewing/weekly-hours'
import { Button, TextButton } from '../ui/Button'
import { attendeeText, emptyHours, officeHoursValues } from './hours-values'
import { addViewingHours, deleteViewingHours, type ListedHours, readViewingHours } from './viewing-hours.queries'

interface Props {
  /** The changes of all hours, loaded again with each version: another part of the admin. */
  history: (version: number) => ReactNode
}

const titleId = 'viewing-hours-title'

/** The weekly hours in which visitors book viewings and valuation visits by themselves. */
export function ViewingHours({ history }: Props) {
  const client = useQueryClient()
  const hours = useRead(['viewing-hours'], readViewingHours)
  const accounts = useAccounts()
  const mayEdit = useStore($mayEdit)
  const [begun, setDraft] = useState<HoursDraft | null>(null)
  // Without their form, the hours that it changes are in the list.
  const draft = mayEdit ? begun : null
  const [toDelete, setToDelete] = useState<ListedHours | null>(null)
  const [message, setMessage] = useState('')
  // What had the focus goes.
  function close(text = '') {
    setDraft(null)
    setMessage(text)
    document.getElementById(titleId)?.focus()
  }
  const refresh = () => client.invalidateQueries({ queryKey: ['viewing-hours'] })

  const remove = useMutation({
    mutationFn: (id: string) => deleteViewingHours(id),
    onSuccess: () => {
      setMessage('Deleted. Appointments that are booked stay booked.')
      // The pressed button goes. A form may have been opened meanwhile.
      if (!draft) document.getElementById(titleId)?.focus()
    },
    onError: (error) =>
      setMessage(
        failureOf(error).kind === 'unreachable'
          ? failureText(error, { retryAdvice: 'look at the list' })
          : `Nothing was deleted. ${failureText(error)}`,
      ),
    onSettled: refresh,
  })
  // A retry after a lost response opens none twice.
  const [officeHours] = useState(() => officeHoursValues().map((values) => ({ id: newId(), values })))
  const openOfficeHours = useMutation({
    mutationFn: async () => {
      for (const { id, values } of officeHours) await addViewingHours(id, values)
    },
    onSuccess: () => setMessage('Opened. Visitors now see these times on every home.'),
    onError: (error) =>
      setMessage(`Not everything was opened. ${failureText(error, { retryAdvice: 'look at the list' })}`),
    onSettled: refresh,
  })
  const nameOf = (id: string) => attendeeText(accounts.find((account) => account.id === id))
  const aboutText = (each: ListedHours) => purposeText(each, each.title, nameOf(each.attendee))
  /** Other hours may have the same times. */
  const fullName = (each: ListedHours) => `${timesText(each)}. ${aboutText(each)}`

  return (
    <Part
      id={titleId}
      className="mt-6 max-w-168 border-t border-line pt-6"
      title="Hours for viewings and valuation visits"
      note="Visitors choose a free time in these hours, in London time, at most 60 days ahead. Bank holidays have
        none, and special days follow those of the office. A home with hours of its own uses only those. Owners choose
        the time of a valuation visit after they have sent their request."
    >
      {hours.isError && <LoadFailure title="The hours could not be loaded." onRetry={() => void hours.refetch()} />}
      {hours.data?.length === 0 && !draft && (
        <p className="mt-4 text-note">No hours yet. Visitors type the date and time that they prefer.</p>
      )}
      <ul className="mt-4 border-t border-ink text-note empty:hidden">
        {hours.data
          ?.filter(({ id }) => id !== draft?.id)
          .map((each) => (
            <li className="border-b border-line py-2.5" key={each.id}>
              <p className="font-semibold tabular-nums">{timesText(each)}</p>
              <p className="wrap-anywhere text-ink-2">{`${aboutText(each)}. ${rulesText(each)}.`}</p>
              {mayEdit && !draft && (
                <p className="flex flex-wrap gap-x-6 text-ink-2">
                  <TextButton
                    className="py-2"
                    aria-label={`Change ${fullName(each)}`}
                    onClick={() => setDraft({ id: each.id, values: each, title: each.title, isNew: false })}
                  >
                    Change
                  </TextButton>
                  <TextButton
                    className="py-2"
                    aria-label={`Delete ${fullName(each)}`}
                    onClick={() => setToDelete(each)}
                  >
                    Delete
                  </TextButton>
                </p>
              )}
            </li>
          ))}
      </ul>
      {draft && (
        <HoursForm
          key={draft.id}
          {...{ draft, accounts, refresh }}
          onSaved={() => close('Saved. Visitors see it at once.')}
          onCancel={() => close()}
        />
      )}
      <p className="pt-2 text-small text-ink-2 empty:sr-only" role="status">
        {message}
      </p>
      {mayEdit && !draft && (
        <div className="mt-3 flex flex-wrap gap-3">
          <Button
            variant="outline"
            onClick={() => {
              setMessage('')
              setDraft({ id: newId(), values: emptyHours, title: '', isNew: true })
            }}
          >
            Add hours
          </Button>
          {hours.data?.length === 0 && (
            <Button variant="primary" busy={openOfficeHours.isPending} onClick={() => openOfficeHours.mutate()}>
              Open our office hours
            </Button>
          )}
        </div>
      )}
      <LazyDetails
        className="mt-5"
        summary="History of these hours"
        summaryClass="min-h-11 cursor-pointer py-2.5 text-note font-semibold"
      >
        {history(hours.dataUpdatedAt)}
      </LazyDetails>
      {toDelete && (
        <Confirm
          title="Delete these hours?"
          verb="Delete the hours"
          cancel="Keep the hours"
          danger
          onConfirm={() => remove.mutate(toDelete.id)}
          onClose={() => setToDelete(null)}
        >
          <p>
            {`${fullName(toDelete)}. Visitors no longer see these times. Appointments that are booked stay booked.`}
          </p>
        </Confirm>
      )}
    </Part>
  )
}
