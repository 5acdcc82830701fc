import { useQuery } from '@tanstack/react-query'
import { FeedGapsLine } from '../admin/feed/FeedGaps'
import { gapsQuery } from '../admin/feed/gaps.queries'
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
  const { data: gaps = [] } = useQuery(gapsQuery)
  return <Warnings otherTasks={<FeedGapsLine />} hasOtherTasks={gaps.length > 0} />
}
