export const replyHours = 48
export const replyTime = `${replyHours} hours`
export const replyPromise = `within ${replyTime}, except on Sundays, Mondays and bank holidays`
export const visitTime = '20–30 minutes'
