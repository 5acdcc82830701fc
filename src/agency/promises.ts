// Times that forms and pages promise. Separate from hours.ts, because the script of every page imports that.

/** How soon we reply (domain/enquiry/reply-deadline.ts). */
export const replyTime = '24 hours'
export const replyPromise = `within ${replyTime}, except on Sundays and bank holidays`

/** How long a valuation visit takes. */
export const visitTime = '30–45 minutes'
