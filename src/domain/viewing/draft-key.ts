import { draftPrefix } from '../../lib/http/admin-session'

/** The prefix of unsaved viewings in this tab's storage. */
export const viewingDraftPrefix = `${draftPrefix}viewing `

/** The storage key of an unsaved viewing, by its enquiry's key. */
export const viewingDraftKey = (enquiryKey: string) => viewingDraftPrefix + enquiryKey
