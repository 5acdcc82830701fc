import { useMutation } from '@tanstack/react-query'
import { atom } from 'nanostores'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { queryClient } from '../query/query-client'
import { failureOf, unwrap } from '../query/request-error'
import { useAccounts } from '../query/accounts'
import { expireToast, showToast } from '../ui/toasts'
import {
  type ChangeOutcome,
  changeRows,
  changeText,
  type EnquiryChange,
  inverse,
  skippedText,
  withoutIdle,
} from './change-enquiries'
import { changeEnquiries } from './change-enquiries.queries'
import { assigneeName } from './assignees'
import { countedEnquiries, type Enquiry } from './inbox'
import { cachedEnquiry, patchEnquiries, refreshAfterChange } from './inbox-data'

/** What was not changed, and why. Null if there is nothing to report. */
export const $changeProblem = atom<{ title: string; lines: string[] } | null>(null)

const mutationKey = ['change enquiries']
const undoMs = 15_000

interface Request {
  changes: readonly EnquiryChange[]
  /** `Closed`, for the announcement. */
  text: string
  undoes?: boolean
}

const versionOf = (enquiry: Enquiry) =>
  Math.max(cachedEnquiry(enquiryKey(enquiry))?.version ?? enquiry.version, enquiry.version)

const subjectOf = (changes: readonly EnquiryChange[]) =>
  changes.length === 1 && changes[0] ? changes[0].enquiry.name : countedEnquiries(changes.length)

/** Values of each enquiry, on the screen. */
const show = (values: readonly (readonly [Enquiry, Partial<Enquiry>])[]) =>
  patchEnquiries(new Map(values.map(([each, after]) => [enquiryKey(each), (before) => ({ ...before, ...after })])))

const before = ({ enquiry }: EnquiryChange) =>
  [enquiry, { state: enquiry.state, assignedTo: enquiry.assignedTo }] as const

function report(changes: readonly EnquiryChange[], outcomes: readonly ChangeOutcome[]) {
  const skipped = outcomes.filter(({ outcome }) => outcome !== 'changed')
  if (skipped.length === 0) return
  const lines = skipped.slice(0, 20).map((outcome) => {
    const enquiry = changes.find((each) => enquiryKey(each.enquiry) === enquiryKey(outcome))?.enquiry
    return `${enquiry?.name ?? 'An enquiry'}: ${skippedText(outcome)}`
  })
  $changeProblem.set({
    title: `Not changed: ${skipped.length} of ${countedEnquiries(changes.length)}.`,
    lines,
  })
}

/**
 * Changes the state or assignee of enquiries: on the screen at once, with an undo, and taken back if the server
 * refuses. Changes run one after the other, so that a second one of the same enquiry knows the version of the first.
 */
export function useChangeEnquiries() {
  const accounts = useAccounts()
  const nameOf = (id: string) => assigneeName(accounts, id)
  const mutation = useMutation({
    mutationKey,
    scope: { id: 'change-enquiries' },
    mutationFn: async ({ changes }: Request) => unwrap(await changeEnquiries(changeRows(changes, versionOf))),
    onMutate: ({ changes }) => {
      $changeProblem.set(null)
      show(changes.map(({ enquiry, after }) => [enquiry, after]))
    },
    onError: (error, { changes }) => {
      show(changes.map(before))
      expireToast()
      const unreachable = failureOf(error).kind === 'unreachable'
      $changeProblem.set({
        title: 'Nothing was changed.',
        lines: [
          unreachable
            ? 'The server did not answer. Check your connection, then try again.'
            : 'The server refused it. Try again. If that fails, reload the page.',
        ],
      })
    },
    onSuccess: (outcomes, { changes, text, undoes }) => {
      const outcomeOf = new Map(outcomes.map((each) => [enquiryKey(each), each]))
      show(
        changes.map((change) => {
          const stored = outcomeOf.get(enquiryKey(change.enquiry))?.stored
          return stored ? [change.enquiry, stored] : before(change)
        }),
      )
      report(changes, outcomes)
      const undo = inverse(changes, outcomes)
      if (undo.length === 0) return
      const message = `${text}: ${subjectOf(undo)}`
      if (undoes) return showToast(message)
      showToast(message, {
        durationMs: undoMs,
        action: { label: 'Undo', onPress: () => mutation.mutate({ changes: undo, text: 'Undone', undoes: true }) },
      })
    },
    onSettled: (_outcomes, _error, { changes }) => {
      // Of several quick changes, the last one reads the counts again.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      void refreshAfterChange(changes.map(({ enquiry }) => enquiryKey(enquiry)))
    },
  })
  /** Changes the given enquiries; without a change nothing is sent. */
  return (enquiries: readonly Enquiry[], after: EnquiryChange['after']) => {
    const changes = withoutIdle(enquiries.map((enquiry) => ({ enquiry, after })))
    const kind = enquiries.length === 1 ? (enquiries[0]?.kind ?? '') : ''
    if (changes.length > 0) mutation.mutate({ changes, text: changeText(after, nameOf, kind) })
  }
}
