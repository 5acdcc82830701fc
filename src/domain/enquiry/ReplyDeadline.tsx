import { useEffect, useState } from 'react'
import { serverDate } from '../../lib/time/server-time'

/**
 * By when we answer what has just been sent: `by Monday, 10 am London, 11 am in Lagos`. The reckoning is 2 kB that no
 * form needs before it is sent; until it has come, and where it does not come, the promise stands as it is.
 */
export function ReplyDeadline() {
  const [text, setText] = useState('within 24 hours, except Sundays')
  useEffect(() => {
    const sentAt = serverDate()
    import('./reply-deadline').then(
      ({ replyDeadline: deadlineOf, formatReplyDeadline: formatDeadline }) =>
        setText(formatDeadline(deadlineOf(sentAt), Intl.DateTimeFormat().resolvedOptions().timeZone)),
      () => {},
    )
  }, [])
  return <strong className="font-medium">{text}</strong>
}
