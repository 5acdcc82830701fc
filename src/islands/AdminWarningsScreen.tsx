import { FeedGapsLine } from '../admin/feed/FeedGaps'
import { useGapCount } from '../admin/feed/gaps.queries'
import { usePrefetch } from '../admin/query/first-read'
import { Warnings } from '../admin/warnings/Warnings'
import { warningsQuery } from '../admin/warnings/warnings.queries'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** Warnings, for staff only. */
export function AdminWarningsScreen() {
  usePrefetch(() => warningsQuery)
  return (
    <AdminScreen current={paths.adminWarnings}>
      <WarningsAndGaps />
    </AdminScreen>
  )
}

/** Warnings, with the listings of feeds that cannot go live. */
function WarningsAndGaps() {
  const hasGaps = useGapCount() > 0
  return <Warnings otherTasks={<FeedGapsLine />} hasOtherTasks={hasGaps} />
}
