import { FeedGapsLine } from '../admin/feed/FeedGaps'
import { Warnings } from '../admin/warnings/Warnings'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** Warnings, for staff only. */
export const AdminWarningsScreen = () => (
  <AdminScreen current={paths.adminWarnings}>
    <Warnings notices={<FeedGapsLine />} />
  </AdminScreen>
)
