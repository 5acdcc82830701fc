import { replyHours } from '../promises.ts'

export { replyHours }
export const replyTime = `${replyHours} 小时`
export const replyPromise = `在 ${replyTime}内（周日和银行假日除外）`

/** How long a valuation visit takes. */
export const visitTime = '30–45 分钟'
