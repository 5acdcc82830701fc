/** How soon we reply (domain/enquiry/reply-deadline.ts). */
export const replyTime = '24 小时'
export const replyPromise = `在 ${replyTime}内（周日和银行假日除外）`

/** How long a valuation visit takes. */
export const visitTime = '30–45 分钟'
