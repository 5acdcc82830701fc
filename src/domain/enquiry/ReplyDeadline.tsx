import { replyAt } from '#messages/form.ts'
import { useEffect, useState } from 'react'
import { replyPromise } from '#agency/promises.ts'
import { serverDate } from '../../lib/time/server-time'

/**
 * The reply deadline after a send: `by Monday 30 November, 10 am in London, 11 am in Lagos`. Loaded after the send,
 * because forms do not need its 2 kB earlier; until then, on failure, and without a deadline, the static promise stays.
 */
export function ReplyDeadline() {
  const [text, setText] = useState<string>(replyPromise)
  useEffect(() => {
    const sentAt = serverDate()
    import('./reply-deadline').then(
      ({ replyDeadline: deadlineOf, formatReplyDeadline: formatDeadline }) => {
        const deadline = deadlineOf(sentAt)
        if (deadline) setText(replyAt(formatDeadline(deadline, Intl.DateTimeFormat().resolvedOptions().timeZone)))
      },
      () => {},
    )
  }, [])
  return <strong className="font-medium">{text}</strong>
}
