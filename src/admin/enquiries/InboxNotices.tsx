import { useStore } from '@nanostores/react'
import clsx from 'clsx'
import { Notice } from '../../components/ui/Notice'
import { failureOf } from '../query/request-error'
import { useNewEnquiries } from '../query/useNewEnquiries'
import { Button, TextButton } from '../ui/Button'
import { countedEnquiries } from '../../domain/enquiry/enquiry'
import { reloadInbox, useEnquiryList } from './inbox-data'
import { titleId } from './inbox-keys'
import { $announcement, $inboxLocation, navigate } from './inbox.store'
import { isSameList, noFilters } from './inbox-url'
import { $changeProblem } from './enquiry-changes'

/** Shows arrivals: the unfiltered first page. */
function showNewEnquiries() {
  $announcement.set('')
  if (!isSameList($inboxLocation.get(), noFilters)) navigate({ ...noFilters })
  void reloadInbox()
  // The pressed button goes with what it shows.
  document.getElementById(titleId)?.focus()
}

/** Enquiries that arrived since the list was loaded. The frame of the screen counts them. */
export function NewEnquiries() {
  const { arrived } = useNewEnquiries(false)
  return (
    <div className="not-empty:mb-4" role="status">
      {arrived > 0 && (
        <button
          type="button"
          className={clsx(
            'w-full cursor-pointer border-l-2 border-brick bg-paper px-4 py-3 text-left font-semibold',
            'ring-1 ring-line',
          )}
          onClick={showNewEnquiries}
        >
          {countedEnquiries(arrived, 'new ')}{' '}
          <span className="ml-3 font-normal underline decoration-1 underline-offset-[0.32em]">
            Show {arrived === 1 ? 'it' : 'them'}
          </span>
        </button>
      )}
    </div>
  )
}

/** Why the list is missing or outdated. */
export function ListProblem() {
  const { isError, error, refetch } = useEnquiryList()
  if (!isError) return null
  return (
    <Notice className="mb-5" tone="problem" title="The enquiries could not be loaded." role="alert">
      <p>
        {failureOf(error).kind === 'unreachable'
          ? 'The server did not answer. No enquiry is lost. Check your connection, then try again.'
          : 'The server refused the request. Try again. If that does not help, sign out and sign in again.'}
      </p>
      <p>
        <Button variant="outline" size="small" className="mt-3" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    </Notice>
  )
}

/** What was not changed, and why. */
export function ChangeProblem() {
  const problem = useStore($changeProblem)
  if (!problem) return null
  return (
    <Notice className="mb-5" tone="problem" title={problem.title} role="alert">
      <ul className="wrap-anywhere">
        {problem.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <TextButton className="mt-2 py-1" onClick={() => $changeProblem.set(null)}>
          Dismiss
        </TextButton>
      </p>
    </Notice>
  )
}
