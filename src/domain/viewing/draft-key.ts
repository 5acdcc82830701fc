import { draftPrefix } from '../../lib/http/admin-session'

/** The prefix of unsaved viewings in this tab's storage. */
export const viewingDraftPrefix = `${draftPrefix}viewing `
