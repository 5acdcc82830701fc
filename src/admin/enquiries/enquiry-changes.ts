import { MutationObserver, mutationOptions } from '@tanstack/react-query'
import { atom } from 'nanostores'
import { enquiryKey } from '../../domain/enquiry/enquiry-labels'
import { cachedAccounts } from '../query/accounts'
import { failureText } from '../query/failure-text'
import { queryClient } from '../query/query-client'
import { failureOf } from '../query/request-error'
import { closeReplacedToast, showToast } from '../ui/toasts'
import { assigneeName } from './assignees'
import {
  type Changeable,
  type ChangeOutcome,
  changeRows,
  changeText,
  type EnquiryChange,
  inverse,
  merged,
  repeatable,
  skippedText,
  withoutUnchanged,
  withoutOwnConflicts,
} from './change-enquiries'
import { changeEnquiries as sendChanges } from './change-enquiries.queries'
import { changeQueue } from './change-queue'
import { countedEnquiries, type Enquiry } from '../../domain/enquiry/enquiry'
import { newestOf, patchEnquiries, refreshAfterChange, reloadLists } from './inbox-data'

// Changes of the state or assignee of enquiries: on the screen at once, with an undo, and taken back if the server
// refuses.

/** A lost response of a change that may have been stored. */
const uncertainProblem = {
  title: 'The server did not answer.',
  lines: ['The change may have been stored. The list shows what is stored now.'],
}

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

/** The stored values of the enquiries whose changes have no response yet, as far as they are known. */
const stored = new Map<string, Changeable>()
/** Whether a request had no response since then: its changes may be stored or not. */
let isUncertain = false

const keysOf = (changes: readonly EnquiryChange[]) => changes.map(({ enquiry }) => enquiryKey(enquiry))
const subjectOf = (changes: readonly EnquiryChange[]) =>
  changes.length === 1 && changes[0] ? changes[0].enquiry.name : countedEnquiries(changes.length)

/** Sends changes over the newest versions, and takes over the stored ones. */
async function sendOnce(changes: readonly EnquiryChange[]) {
  const outcomes = await sendChanges(changeRows(changes, (enquiry) => newestOf(enquiry).version))
  const repeats = repeatable(changes, outcomes, stored)
  const versions = outcomes.flatMap((outcome) =>
    outcome.stored ? [[enquiryKey(outcome), outcome.stored] as const] : [],
  )
  for (const [key, { state, assignedTo }] of versions) stored.set(key, { state, assignedTo })
  // The next request needs the new versions.
  patchEnquiries(new Map(versions.map(([key, { version }]) => [key, (before) => ({ ...before, version })])))
  return { outcomes, repeats }
}

const send = changeQueue(async (changes) => {
  const { outcomes, repeats } = await sendOnce(changes)
  if (repeats.length === 0) return outcomes
  const repeated = await sendOnce(repeats)
  return [...new Map([...outcomes, ...repeated.outcomes].map((outcome) => [enquiryKey(outcome), outcome])).values()]
})

/** The changes without a response. */
const pending = () =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey, status: 'pending' })
    .map(({ state }) => state.variables as Request)

/** Shows the stored values of a request's enquiries, with other changes that have no response yet. */
function showStored(request: Request) {
  const others = pending().flatMap((other) => (other === request ? [] : other.changes))
  const after = new Map(merged(others).map((change) => [enquiryKey(change.enquiry), change.after]))
  patchEnquiries(
    new Map(
      keysOf(request.changes).map((key) => [key, (before) => ({ ...before, ...stored.get(key), ...after.get(key) })]),
    ),
  )
}

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

const options = mutationOptions({
  mutationKey,
  mutationFn: ({ changes }: Request) => send(changes),
  onMutate: ({ changes }) => {
    $changeProblem.set(null)
    for (const { enquiry } of changes) {
      const { state, assignedTo } = enquiry
      if (!stored.has(enquiryKey(enquiry))) stored.set(enquiryKey(enquiry), { state, assignedTo })
    }
    patchEnquiries(new Map(changes.map((each) => [enquiryKey(each.enquiry), (now) => ({ ...now, ...each.after })])))
  },
  onError: (error, request) => {
    showStored(request)
    closeReplacedToast()
    const isUnreachable = failureOf(error).kind === 'unreachable'
    isUncertain ||= isUnreachable
    $changeProblem.set(
      isUnreachable ? uncertainProblem : { title: 'Nothing was changed.', lines: [failureText(error)] },
    )
  },
  onSuccess: (response, request) => {
    const { changes, text, undoes } = request
    const outcomes = withoutOwnConflicts(response, changes)
    showStored(request)
    report(changes, outcomes)
    const undo = inverse(changes, outcomes)
    if (undo.length === 0) return
    const message = `${text}: ${subjectOf(undo)}`
    if (undoes) return showToast(message)
    const onPress = () => run({ changes: undo, text: 'Undone', undoes: true })
    showToast(message, { durationMs: undoMs, action: { label: 'Undo', onPress } })
  },
  onSettled: () => {
    // Of several quick changes, the last one reads the counts again, and what is shown about all of them.
    if (queryClient.isMutating({ mutationKey }) > 1) return
    void refreshAfterChange([...stored.keys()])
    if (isUncertain) void reloadLists()
    stored.clear()
    isUncertain = false
  },
})

// The toast outlives the row that made the change.
const run = (request: Request) => void new MutationObserver(queryClient, options).mutate(request).catch(() => {})

/** Changes the state or assignee of enquiries; without a change nothing is sent. */
export function changeEnquiries(enquiries: readonly Enquiry[], after: EnquiryChange['after']) {
  // A selection has the values of when it was made.
  const changes = withoutUnchanged(enquiries.map((enquiry) => ({ enquiry: newestOf(enquiry), after })))
  const kind = enquiries.length === 1 ? (enquiries[0]?.kind ?? '') : ''
  const nameOf = (id: string) => assigneeName(cachedAccounts(), id)
  if (changes.length > 0) run({ changes, text: changeText(after, nameOf, kind) })
}
