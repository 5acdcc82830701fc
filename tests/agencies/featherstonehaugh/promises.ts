export const replyTime = '24 hours'
export const replyPromise = `within ${replyTime}, except on Sundays, Mondays and bank holidays`
export const visitTime = '20–30 minutes'
