// Times that forms and pages promise. Separate from hours.ts, because the script of every page imports that.

/** Within how many hours we reply. Forms and emails name the deadline, and the admin marks what is late. */
export const replyHours = 24
export const replyTime = `${replyHours} hours`
export const replyPromise = `within ${replyTime}, except on Sundays and bank holidays`

/** How long a valuation visit takes. */
export const visitTime = '30–45 minutes'
