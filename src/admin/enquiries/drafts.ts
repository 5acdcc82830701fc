import * as v from 'valibot'
import { stateLabel, states } from '../../domain/enquiry/enquiry-labels'
import { parseIdempotencyKey } from '../../lib/form/row-id'
import { draftPrefix } from '../../lib/http/admin-session'
import { cachedAccounts } from '../query/accounts'
import { draftsOf } from '../ui/draft'
import { addedDraftSchema } from './add-enquiry'
import { assigneeName, nobodyLabel } from './assignees'

// Unsaved follow-ups, replies and retention reasons of enquiries, by their keys, and an enquiry being added.

const followUp = { state: v.picklist(states.map(({ value }) => value)), note: v.string(), assignedTo: v.string() }
export const followUpDrafts = draftsOf(
  `${draftPrefix}follow-up `,
  v.object({ ...followUp, base: v.object(followUp) }),
  {
    title: 'Note',
    linesOf: ({ note, state, assignedTo, base }) => [
      note !== base.note && note,
      state !== base.state && `Status: ${stateLabel(state)}`,
      assignedTo !== base.assignedTo && `Assigned to: ${assigneeName(cachedAccounts(), assignedTo) || nobodyLabel}`,
    ],
  },
)
export const keepDrafts = draftsOf(`${draftPrefix}keep `, v.object({ reason: v.string(), until: v.string() }), {
  title: 'Reason to keep an enquiry longer',
  linesOf: ({ reason, until }) => [reason, until],
  onlyAdministrators: true,
})
const idempotencyKeySchema = v.pipe(v.unknown(), v.transform(parseIdempotencyKey))
/** A reply being written, and what was last sent of it, with its id. */
export const replyDrafts = draftsOf(
  `${draftPrefix}reply `,
  v.object({ body: v.string(), sent: idempotencyKeySchema }),
  {
    title: 'Reply',
    linesOf: ({ body }) => [body],
  },
)
/** An enquiry being added, and what was last sent of it. There is one at a time, so its key is empty. */
export const addDrafts = draftsOf(
  `${draftPrefix}add-enquiry`,
  v.object({ values: addedDraftSchema, sent: idempotencyKeySchema }),
  {
    title: 'New enquiry',
    linesOf: ({ values: { name, phone, email, listingTitle, address, postcode, message } }) => [
      ...[name, phone, email, listingTitle, address, postcode, message],
    ],
  },
)
