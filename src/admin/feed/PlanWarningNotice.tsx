import { Notice } from '../../components/ui/Notice'
import type { PlanWarning } from '../../domain/feed/plan-warnings'

const mostLines = 20

/** A warning to confirm before a feed is imported. */
export function PlanWarningNotice({ warning: { message: text, lines } }: { warning: PlanWarning }) {
  return (
    <Notice className="mt-4" tone="problem" title={text}>
      {lines.length > 0 && (
        <ul>
          {lines.slice(0, mostLines).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {lines.length > mostLines && <li>And {lines.length - mostLines} more.</li>}
        </ul>
      )}
    </Notice>
  )
}
