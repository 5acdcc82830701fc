import type { SameMessages } from '../same-messages.ts'

// What the database refuses, with messages of its own for visitors.

const translations = new Map([
  ['one-message-at-a-time', '请一次只发送一条留言。'],
  ['sender-rate-limit', '您在这一小时内已多次给我们留言。请致电我们，我们会马上帮助您。'],
  ['site-rate-limit', '这一小时内我们收到的留言比平时多。请致电我们，我们会马上帮助您。'],
  ['slot-past', '按伦敦时间，这个时间已过。请另选时间。'],
  ['slot-too-far', '最多可预约 60 天以内的时间。请选择较早的日期。'],
  ['slot-clock-change', '伦敦的时钟在这一小时内调整（夏令时）。请另选时间。'],
  ['slot-outside-hours', '这个时间不可预约。请从可预约的时间中选择。'],
  ['slot-too-soon', '这个时间对我们来说太近。请选择较晚的时间，或致电我们。'],
  ['slot-taken', '这个时间刚被预约。如果您已收到我们的预约邮件，说明已为您保留；否则请另选时间。'],
  ['slots-rate-limit', '这一小时内的看房预约已经很多。请改为填写日期和时间，或致电我们。'],
  ['slot-of-this-home-held', '您已为这套房源选择了时间。如需更改，请使用我们邮件中的链接。'],
  ['slots-of-five-homes-held', '您已选择了五次看房。如需更多，请致电我们。'],
  ['viewing-link-expired', '这个链接已失效。请申请新的邮件，或致电我们。'],
  ['viewing-cancelled', '这次预约已取消。如需另约，请在房源页面选择时间，或致电我们。'],
  ['viewing-begun', '预约已经开始。请致电我们。'],
  ['time-changed-often', '您在这一小时内已多次更改时间。请致电我们，我们会马上帮助您。'],
  ['visit-too-late', '您可以在申请后一天内选择时间。请致电我们另行约定。'],
  ['visit-held', '您已选择了时间。如需更改上门时间，请使用我们邮件中的链接。'],
  ['visits-rate-limit', '这一小时内的上门预约已经很多。我们已收到您的申请，我们致电时再与您约时间。'],
  ['visits-of-three-homes-held', '您已选择了三次上门估价。如需更多，请致电我们。'],
  ['alert-invalid', '提醒的条件无效。请重新设置。'],
])
/** The translation of such a message, by the key of its error. English shows the message as it is. */
export const refusal = (key: string) => translations.get(key)
/** In place of a message without a translation; empty for the message itself. */
export const fallbackRefusal: string = '未能完成。请重试，或致电我们。'

null satisfies SameMessages<typeof import('../en/refusals.ts'), typeof import('./refusals.ts')>
