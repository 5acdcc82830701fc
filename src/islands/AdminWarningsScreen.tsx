import { Warnings } from '../admin/warnings/Warnings'
import { paths } from '../paths'
import { AdminScreen } from './AdminScreen'

/** What needs somebody, for staff alone. */
export const AdminWarningsScreen = () => (
  <AdminScreen current={paths.adminWarnings}>
    <Warnings />
  </AdminScreen>
)
